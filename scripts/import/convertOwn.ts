const OWN_PICTURE = /\b[0-9a-f]{32}\.(?:webp|jpg)\b/g;

/** Gives the pictures in the words of an export of this site their addresses in it. */
export async function convertOwn(
  body: string,
  findPicture: (name: string) => Promise<string | undefined>,
): Promise<string> {
  const addresses = new Map<string, string | undefined>();
  for (const [name] of body.matchAll(OWN_PICTURE))
    if (!addresses.has(name)) addresses.set(name, await findPicture(name));
  return body.replaceAll(OWN_PICTURE, (name) => addresses.get(name) ?? name);
}
