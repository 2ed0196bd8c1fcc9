interface Item {
  name: string;
  level?: string;
  keywords?: string[];
}

/** Turns items into labels and values. Items with only one of the two share the last row, labelled `rest`. */
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
