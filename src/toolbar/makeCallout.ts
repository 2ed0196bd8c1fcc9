import { type EditText, toggleQuote } from './editText';

/** Makes the selected lines a callout, whose kind can then be typed over. */
export const makeCallout: EditText = (selected) => {
  const { selection, text, ...quote } = toggleQuote(selected);
  const mark = '> [!NOTE]\n';
  const [start, end] = selection;
  return { ...quote, text: mark + text, selection: [start + mark.length, end + mark.length] };
};
