const MAX_LENGTH = 60;

// Otherwise, all of them would be the letter alone.
const customReplacements: [string, string][] = [
  ['C++', ' cpp '],
  ['C#', ' csharp '],
  ['F#', ' fsharp '],
];

/** Makes an address of a text: lower-case Latin letters, digits and hyphens. Empty if the text has no letters that can be written in Latin ones. */
export async function toPostAddress(text: string): Promise<string> {
  const { default: slugify } = await import('@sindresorhus/slugify');
  const address = slugify(text, { decamelize: false, customReplacements });
  if (address.length <= MAX_LENGTH) return address;
  const whole = address.slice(0, MAX_LENGTH + 1).replace(/-[^-]*$/, '');
  return whole.slice(0, MAX_LENGTH);
}

/** Makes the address of a post from its title, such as `deploying-firestore`, or else from the day. */
export const makeAddress = async (title: string, today = new Date()): Promise<string> =>
  (await toPostAddress(title)) || today.toLocaleDateString('sv');
