import type { OldPost } from '#old-blogs';

type OwnFile = Pick<OldPost, 'data' | 'body'>;

const OWN_PICTURE = /\b[0-9a-f]{32}\.(?:webp|jpg)\b/g;

/** Gives the pictures of an export of this site their addresses in it, also those in the front matter. */
export async function convertOwn(
  { data, body }: OwnFile,
  findPicture: (name: string) => Promise<string | undefined>,
): Promise<OwnFile> {
  const text = JSON.stringify({ data, body });
  const addresses = new Map<string, string | undefined>();
  for (const [name] of text.matchAll(OWN_PICTURE))
    if (!addresses.has(name)) addresses.set(name, await findPicture(name));
  const converted = text.replaceAll(OWN_PICTURE, (name) => addresses.get(name) ?? name);
  return JSON.parse(converted) as OwnFile;
}
