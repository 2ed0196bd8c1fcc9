import type { Conversion } from '../findLost';
import type { AddressBook } from '../replaceAddresses';
import { convertFile } from './convertMarkdown';
import { readDocument } from './frontMatter';

/** Converts a file of Markdown or MDX. Title, summary and tags stay in its front matter. */
export async function convertDocument(
  text: string,
  { format, findPicture }: { format?: 'mdx' } & Pick<AddressBook, 'findPicture'>,
): Promise<Conversion> {
  const { fields, body: source, lines } = readDocument(text);
  const { body, ...losses } = await convertFile(source, { format, before: lines, findPicture });
  const fieldLines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${JSON.stringify(value)}\n`,
  );
  const matter = fieldLines.length > 0 ? `---\n${fieldLines.join('')}---\n\n` : '';
  return { body: matter + body, ...losses };
}
