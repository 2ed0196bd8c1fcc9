import type { splitSkills } from './entries/splitSkills.ts';
import type { Notes, Path } from './fields/reader.ts';
import { findLanguage } from './findLanguage.ts';
import { type JsonResume, readJsonResume } from './jsonResume.ts';
import { describeFaults, describeNotes, isMostlyRead } from './notes/describeNotes.ts';
import { findReversed } from './notes/findReversed.ts';
import { describeOtherShape, hasBasics } from './notes/otherShapes.ts';
import { makeResume, type Resume } from './resume.ts';
import { asJsonResume } from './shapes/asJsonResume.ts';
import { isObject } from './shapes/json.ts';

/** What an e-mail address and a phone number must be to be links. */
const LINKED = {
  email: 'an e-mail address',
  phone: 'a phone number with the code of its country, such as +44 7700 900123',
};

/** Says how skills were split, for an owner who would split them otherwise. */
function describeSkills(
  skills: Pick<ReturnType<typeof splitSkills>, 'technicalSkills' | 'softSkills'>,
) {
  const toName = ({ name, keywords }: { name: string; keywords: string[] }) =>
    name || keywords.join(' and ');
  const toNames = (kind: string, some: typeof skills.softSkills) =>
    some.length > 0 ? `${kind} are ${some.map(toName).join(', ')}` : '';
  const parts = [toNames('technical', skills.technicalSkills), toNames('soft', skills.softSkills)];
  const said = parts.filter(Boolean).join('; ');
  return said
    ? [`Of the skills, ${said}. "kind": "soft" or "technical" in a skill decides otherwise.`]
    : [];
}

/** Lists what should be a link and can’t be one. */
function listUnlinked({ basics: written }: JsonResume, { basics }: Resume): Notes['unclear'] {
  const contacts = (['email', 'phone'] as const)
    .filter((field) => written.contact[field] === 'shown')
    .filter((field) => written[field] && !basics[field].some(({ href }) => href))
    .map((field) => ({
      path: ['basics', field],
      kind: LINKED[field],
      value: written[field],
    }));
  const profiles = basics.profiles.flatMap(({ network, username, url }, index) => {
    const path = ['basics', 'profiles', index];
    const kind = 'a username or a url beside the network';
    return username || url ? [] : [{ path, kind, value: network }];
  });
  return [...contacts, ...profiles];
}

/** A resume, and what to tell its owner. */
export interface ReadResume {
  resume: Resume;
  /** The language that it states, or that its words are in as it seems; undefined if they don’t say. */
  likelyLanguage?: string;
  /** What was decided for the owner. */
  notes: string[];
  /** What is shown in another way than it was meant, or not at all. */
  warnings: string[];
}

const openNotes = (lang: string): Notes => ({
  faults: [],
  unclear: [],
  unread: [],
  texts: new Map(),
  lang,
});

/** Reads a JSON Resume of any version, also without basics, a file of RenderCV or an export of Reactive Resume. Throws an error with a line for each wrong structure; `toPosition` says where a field is. */
export function toResume(
  source: unknown,
  toPosition: (path: Path) => string = () => '',
): ReadResume {
  const shaped: string[] = [];
  const json = asJsonResume(source, shaped);
  const isFlat = isObject(source) && !hasBasics(source);
  const first = openNotes('en');
  const draft = readJsonResume(json, [], first);
  const { name, firstName, label } = draft.basics;
  const other = describeOtherShape(
    json,
    isMostlyRead(first) || Boolean(name || firstName || label),
  );
  if (other) throw new Error(other);
  const faults = describeFaults(first, (path) =>
    toPosition(isFlat && path[0] === 'basics' ? path.slice(1) : path),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  // A reference may be in its writer's language.
  const others = new Set(draft.references.map(({ reference }) => reference));
  const words = [...first.texts.keys()].filter((text) => !others.has(text)).join('\n');
  const { lang, likely, note } = findLanguage(draft.meta.language, words);
  // Once more, as places are written in the language that is known by now.
  const notes = openNotes(lang);
  const file = readJsonResume(json, [], notes);
  const resume = makeResume(file, lang);
  const isUsername = ({ path, value }: Notes['unclear'][number]) =>
    path.includes('profiles') &&
    resume.basics.profiles.some((profile) => profile.username === value);
  notes.unclear = notes.unclear.filter((text) => !isUsername(text));
  notes.unclear.push(...listUnlinked(file, resume));
  return {
    resume,
    likelyLanguage: likely,
    notes: [note, ...shaped, ...describeSkills(resume)],
    warnings: [...describeNotes(notes), ...findReversed(resume)],
  };
}
