interface Dated {
  startDate?: string;
  endDate?: string;
  date?: string;
  releaseDate?: string;
}

const toKey = ({ startDate = '', endDate, date = endDate, releaseDate = date }: Dated) =>
  [releaseDate || (startDate && '9999'), startDate].join(' ');

/** Sorts entries by date: current ones, then the newest. Those without dates come last, in their order. */
export const newestFirst = <Entry extends object>(entries: Entry[]): Entry[] =>
  entries.toSorted((a, b) => toKey(b).localeCompare(toKey(a)));
