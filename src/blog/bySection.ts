import type { Section } from './blog';

/** A function of a section that remembers its results. Sections that are shown or saved are never changed. */
export function bySection<T>(make: (section: Section) => T): (section: Section) => T {
  const known = new WeakMap<Section, T>();
  return (section) => {
    const made = known.get(section) ?? make(section);
    known.set(section, made);
    return made;
  };
}
