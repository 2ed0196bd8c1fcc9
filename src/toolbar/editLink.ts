import { chooseWords, type EditText, type Selected, type TextEdit } from './editText';

const URL = /^https?:\/\/\S+$/;
const TARGET = /^\]\([^()\s]*\)/;

/** Moves the cursor of a link on: from the end of its words to its address, and from there behind it. A phone has no arrow keys. */
function moveInLink({ text, start, end }: Selected): TextEdit | undefined {
  if (start !== end) return undefined;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const rest = text.slice(end);
  const target = /\[[^[\]]+$/.test(line) && TARGET.exec(rest)?.[0];
  if (target)
    return { from: end, length: 0, text: '', selection: [end + 2, end + target.length - 1] };
  const address = /\]\([^()\s]*$/.test(line) && /^[^()\s]*\)/.exec(rest)?.[0];
  if (!address) return undefined;
  const behind = end + address.length;
  return { from: end, length: 0, text: '', selection: [behind, behind] };
}

/** Makes the selection a link, whose address is typed next, or whose text if the selection is an address; or removes the link. */
export const toggleLink: EditText = (selected) => {
  const moved = moveInLink(selected);
  if (moved) return moved;
  const { text } = selected;
  const [start, end] = chooseWords(selected);
  const words = text.slice(start, end);
  const target = TARGET.exec(text.slice(end))?.[0];
  if (target && text[start - 1] === '[') {
    const length = 1 + words.length + target.length;
    return { from: start - 1, length, text: words, selection: [start - 1, end - 1] };
  }
  const isAddress = URL.test(words);
  const cursor = isAddress || !words ? start + 1 : end + 3;
  return {
    from: start,
    length: words.length,
    text: isAddress ? `[](${words})` : `[${words}]()`,
    selection: [cursor, cursor],
  };
};
