import { readImage } from '../post/image';
import { Picture } from './Picture';

interface Props {
  /** As the field has it, in Markdown. */
  value: string;
  /** Whether it stands by itself, with its caption, in sight at first. */
  isFigure?: boolean;
}

/** The picture that a field of a post holds. */
export function FieldPicture({ value, isFigure }: Props) {
  const image = readImage(value);
  if (!image) return null;
  const { caption, ...about } = image;
  if (!isFigure) return <Picture {...about} />;
  return (
    <figure className="cover">
      <Picture {...about} loading="eager" isLink />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
