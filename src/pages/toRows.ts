interface Item {
  name: string;
  level?: string;
  keywords?: string[];
}

/** Label and value of each item; those that only have one of the two share the row `rest`, which comes last. */
export function toRows(items: Item[], rest: string): [label: string, value: string][] {
  const rows: [string, string][] = [];
  const others: string[] = [];
  for (const { name, level, keywords = [] } of items) {
    const value = [keywords.join(', '), level].filter(Boolean).join(' · ');
    if (name && value) rows.push([name, value]);
    else if (name || value) others.push(name || value);
  }
  return others.length > 0 ? [...rows, [rest, others.join(', ')]] : rows;
}
