import { use, useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { site } from '#words/site';
import { announce } from '../base/announce';
import { part } from '../base/part';
import { readImage } from '../post/image';
import { putDocument } from './makeSections';
import { loadPasting } from './pasteText';
import { AddPicturesContext } from '../pictures/addPictures';
import { focusAt, showWhole } from '../rows/focus';
import { type ChangeForm, findField, putRows } from '../rows/rowActions';
import { createRow, type Row } from '../rows/rows';
import type { MarkdownDocument } from './splitMarkdown';

interface Offer {
  isTooLong: boolean;
  paragraphs: number;
  document: string | undefined;
  cutter: typeof import('./splitMarkdown');
}

const loadCutter = part(() => import('./splitMarkdown'));

// A blank line, a heading or front matter. Most paragraphs have none, and the parser isn't loaded for them.
const MAY_HAVE_PARTS = /\n[^\S\n]*\n|^ {0,3}#{1,6}[ \t]|\n {0,3}(?:=+|-+)[ \t]*$/m;
// Deferred, as the parser takes longer than a key press, above all in a long text.
const PAUSE_MS = 300;
const CHARACTERS_A_MS = 100;

function describeDocument({ sections, ...fields }: MarkdownDocument): string | undefined {
  const found = { Title: fields.title, Summary: fields.summary, Tags: fields.tags?.length };
  const names = Object.keys(found).filter((name) => found[name as keyof typeof found]);
  const labels = names.map((name) => writing.fields[name as keyof typeof found]);
  const offers = [
    sections.length > 0 && writing.makeSections(sections.length),
    labels.length > 0 && writing.fillIn(labels.join(', ')),
  ];
  return offers.filter(Boolean).join(site.comma) || undefined;
}

/** Where the cursor of a text is in the blocks that it is cut into: after a paste, behind the last one. */
function followBlocks(text: string, blocks: string[], place: number) {
  let at = 0;
  let start = 0;
  for (let i = 0, next = 0; i < blocks.length; i++) {
    // Below the words may be a footnote, which stood elsewhere.
    next = text.indexOf(blocks[i]!.split('\n\n[^')[0]!, next);
    if (next < 0 || next > place) break;
    [at, start] = [i, next++];
  }
  return { at, cursor: Math.min(Math.max(place - start, 0), blocks[at]!.length) };
}

function useOffer(text: string, isPasted: boolean): Offer | undefined {
  const [offer, setOffer] = useState<Offer>();
  const mayHaveParts = MAY_HAVE_PARTS.test(text);
  useEffect(() => {
    if (!mayHaveParts) return;
    let isOver = false;
    const find = async () => {
      const [cutter] = await Promise.all([loadCutter(), loadPasting()]);
      if (isOver) return;
      const document = describeDocument(await cutter.outlineDocument(text));
      if (isOver) return;
      const blocks = cutter.splitBlocks(text);
      // Pictures stand with their paragraph.
      const isSeveral = blocks.filter((one) => !readImage(one)).length > 1;
      const paragraphs = isSeveral ? blocks.length : 0;
      const isTooLong = blocks.length === 0 && cutter.hasTooMany(text);
      setOffer({ paragraphs, document, cutter, isTooLong });
      if (isPasted && document) announce(`${writing.isDocument} ${document}`);
    };
    // Without the parser, the text can be split by hand.
    const timer = setTimeout(
      () => void find().catch(() => undefined),
      isPasted ? 0 : PAUSE_MS + text.length / CHARACTERS_A_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, isPasted, mayHaveParts]);
  return mayHaveParts ? offer : undefined;
}

/** Offers to split a paragraph into several, or into sections if it is a whole document. */
export function SplitButtons({
  row: { key, text },
  index,
  change,
  isPasted,
}: {
  row: Row;
  index: number;
  change: ChangeForm;
  /** What was pasted is offered to be split at once. */
  isPasted: boolean;
}) {
  const offer = useOffer(text, isPasted);
  const { storeImage } = use(AddPicturesContext);
  if (!offer) return null;
  const { paragraphs, document, cutter, isTooLong } = offer;

  // The text may have changed since it was counted.
  function split() {
    const blocks = cutter.splitBlocks(text);
    if (blocks.length < 2) return;
    const { selectionEnd } = findField(index)!;
    const { at, cursor } = followBlocks(text, blocks, selectionEnd);
    const rows = blocks.map((one) => createRow('Paragraph', one));
    putRows(change, index, rows, 1);
    focusAt(findField(index + at)!, cursor);
  }

  /** Makes sections, unless the text changes while the converter is loaded. */
  async function makeSections() {
    const sections = await cutter.splitDocument(text, storeImage);
    const field = window.document.querySelector<HTMLTextAreaElement>(`#field-${key}`);
    if (field?.value === text) putDocument(change, Number(field.dataset.row), sections);
  }

  return (
    <>
      {isTooLong && <p className="meta">{writing.tooManyParts}</p>}
      {document && <p className="meta">{writing.isDocument}</p>}
      {paragraphs > 1 && (
        <Button variant="quiet" className="split" onClick={split}>
          {writing.split(paragraphs)}
        </Button>
      )}
      {document && (
        <Button
          ref={isPasted ? showWhole : undefined}
          variant="quiet"
          className="split"
          onClick={() => void makeSections()}
        >
          {document}
        </Button>
      )}
    </>
  );
}
