const FILE = /^resume\.([a-z\d-]+)\.(?:json|ya?ml)$/i;

/** The tag of the edition that is being built or served, as the name of its resume has it; '' for the first one. Vite loads the plugins anew for each build, so the environment tells them. */
export const ownTag = (): string => process.env.EDITION ?? '';

/** The tag in the name of a resume; '' if it has none. */
export const toTag = (file: string): string => FILE.exec(file)?.[1] ?? '';

/** Where an edition begins within the site. */
export const toEditionPath = (tag: string): string => tag && `/${tag.toLowerCase()}`;

/** A resume as its edition reads it: in the language of its name, unless it says more. */
export function inLanguageOf(tag: string, json: unknown): unknown {
  const { meta, ...rest } = json as { meta?: { language?: unknown } };
  return tag && !meta?.language ? { ...rest, meta: { ...meta, language: tag } } : json;
}
