import { compareTexts } from './editBody';

/** Where the cursor of a text stands after another change of the text: with the words that it was among. */
export function followChange(before: string, after: string) {
  const [same, sameAfter] = compareTexts(before, after);
  return {
    /** Where what has changed ends. */
    end: after.length - sameAfter,
    move: (cursor: number): number => {
      if (cursor <= same) return cursor;
      if (cursor >= before.length - sameAfter) return cursor + after.length - before.length;
      return after.length - sameAfter;
    },
  };
}
