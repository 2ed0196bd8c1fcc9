import type { Section } from './blog';

/** Caches a function's result for each section. Sections must not be mutated. */
export function bySection<T>(make: (section: Section) => T): (section: Section) => T {
  const known = new WeakMap<Section, T>();
  return (section) => {
    const result = known.get(section) ?? make(section);
    known.set(section, result);
    return result;
  };
}
