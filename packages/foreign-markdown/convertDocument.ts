// Converts a dropped file. Loaded on demand.
import { convertFile } from './convertMarkdown';
import type { Losses } from './findLosses';
import { readDocument } from './frontMatter';
import type { Door } from './replaceAddresses';

/** Converts a file of Markdown or MDX. What the form has fields for stays in its front matter. */
export async function convertDocument(
  text: string,
  { format, findPicture }: { format?: 'mdx' } & Pick<Door, 'findPicture'>,
): Promise<{ body: string } & Losses> {
  const { fields, body: source, lines } = readDocument(text);
  const { body, ...losses } = await convertFile(source, { format, before: lines, findPicture });
  const stated = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${JSON.stringify(value)}\n`,
  );
  const matter = stated.length > 0 ? `---\n${stated.join('')}---\n\n` : '';
  return { body: matter + body, ...losses };
}
