import { describeDevice } from '../../../../src/drafts/describeDevice';
import { parseDraft } from '../../../../src/drafts/drafts';
import { replaceText } from '../../../../src/rows/replaceText';
import { compareVersions } from '../../../../src/versions/compareVersions';
import * as differences from '../../../../src/versions/findDifferences';
import { toggleLink } from '../../../../src/toolbar/editLink';
import { continueLine, leavesNesting } from '../../../../src/toolbar/continueLine';
import * as editRows from '../../../../src/toolbar/editRows';
import * as editText from '../../../../src/toolbar/editText';
import { makeCallout } from '../../../../src/toolbar/makeCallout';
import { describeLosses } from '../../../../src/pasting/describeLosses';
import { makeSections } from '../../../../src/pasting/makeSections';
import { toLink } from '../../../../src/pasting/pasteText';
import * as split from '../../../../src/pasting/splitMarkdown';
import { findLinePictures } from '../../../../src/pictures/findLinePictures';
import { toMarkdown } from '../../../../src/pictures/dialog/insertPictures';
import { findPicturesOf } from '../../../../src/pictures/uploadPost';
import { makeAddress } from '../../../../src/post/address';
import { hasPlainCode } from '../../../../src/publishing/hasPlainCode';
import { measureSize } from '../../../../src/publishing/measureSize';
import * as characters from '../../../../src/rows/characters';
import * as history from '../../../../src/rows/undo';
import * as rowActions from '../../../../src/rows/rowActions';
import * as rows from '../../../../src/rows/rows';
import * as textBlocks from '../../../../src/rows/textBlocks';
import { type Call, type Calls, on, onText } from '../shapes';
import * as shape from '../shapes';

/** Edits a text with the cursor at its end and in its middle, and with all of it selected. */
const onSelected = (edit: (selected: editText.Selected) => unknown): Call =>
  onText((text) => {
    const [end, middle] = [text.length, text.length >> 1];
    edit({ text, start: end, end });
    edit({ text, start: middle, end: middle });
    edit({ text, start: 0, end });
  });

/** Two versions of a post, whose sections differ. */
const toVersions = (toOther: (parts: string[]) => string[]) => (input: shape.Input) =>
  [
    shape.toLongContent(input),
    shape.toLongContent({ ...input, parts: toOther(input.parts) }),
  ] as const;

const type = (all: history.History, change: (text: string) => string) =>
  history.changeForm(all, { type: 'type', at: 4, text: change(all.rows[4]!.text), now: 1 });
const toHistory = (input: shape.Input) => history.openHistory(shape.toLongRow(input));

/** What the form does with a post. */
export const writing: Calls = {
  'src/drafts/describeDevice.ts': {
    describeDevice: onText((userAgent) => describeDevice({ userAgent } as Navigator)),
  },
  'src/drafts/drafts.ts': {
    parseDraft: on(
      (input) => {
        const undo = [{ at: 0, length: 1, rows: shape.toManyRows(input) }];
        return JSON.stringify({ savedAt: 1, post: shape.toLongContent(input), undo });
      },
      (json) => parseDraft('a', json),
    ),
  },
  'src/rows/replaceText.ts': {
    replaceText: on(
      (input) => [shape.toLongRow(input), input.text.slice(0, 1)] as const,
      ([all, wanted]) => replaceText(all, wanted, 'x'),
    ),
    'replaceText: of a long text': on(
      (input) => [shape.toLongRow(input), input.text.slice(input.text.length / 2)] as const,
      ([all, wanted]) => [replaceText(all, wanted, 'x'), replaceText(all, `y${wanted}`, 'x')],
    ),
    'replaceText: in many rows': on(
      (input) => [shape.toManyRows(input), input.parts[0]!] as const,
      ([all, wanted]) => replaceText(all, wanted, 'x'),
    ),
  },
  'src/versions/compareVersions.ts': {
    compareVersions: on(
      (input) =>
        [
          shape.toManyRows(input),
          shape.toManyRows({ ...input, parts: input.parts.map((part) => `${part}x`) }),
          shape.toManyRows({ ...input, parts: input.parts.slice(input.parts.length / 2) }),
        ] as const,
      ([base, mine, theirs]) => compareVersions(base, mine, theirs),
    ),
  },
  'src/versions/findDifferences.ts': {
    describeChanges: on(
      toVersions((parts) => parts.map((part) => `${part}x`)),
      ([before, after]) => differences.describeChanges(before, after),
    ),
    'describeChanges: of half of the sections': on(
      toVersions((parts) => parts.slice(parts.length / 2)),
      ([before, after]) => differences.describeChanges(before, after),
    ),
    compareWords: onText((text) =>
      differences.compareWords(text, [...text].map((one) => `${one}y `).join('')),
    ),
    'compareWords: of moved words': onText((text) =>
      differences.compareWords(text, `${text.slice(text.length / 2)}x${text}`),
    ),
  },
  'src/toolbar/continueLine.ts': {
    continueLine: onSelected(continueLine),
    'continueLine: in a nested item': onText((text) => {
      const nested = `${text}\n  - `;
      continueLine({ text: nested, start: nested.length, end: nested.length });
    }),
    leavesNesting: onText((text) => leavesNesting(`${text}\n  - `)),
  },
  'src/toolbar/editLink.ts': { toggleLink: onSelected(toggleLink) },
  'src/toolbar/editRows.ts': {
    beginParagraph: on(shape.toLongRow, (all) =>
      editRows.beginParagraph(all, 4, all[4]!.text.length),
    ),
    beginSection: on(
      ({ text, parts }) => shape.toLongRow({ text: `# ${text}`, parts }),
      (all) => editRows.beginSection(all, 4),
    ),
    joinToRowBefore: on(
      (input) => [...shape.toLongRow(input), rows.createRow('Paragraph', input.text)],
      (all) => editRows.joinToRowBefore(all, 5),
    ),
  },
  'src/toolbar/editText.ts': {
    chooseWords: onSelected(editText.chooseWords),
    toggleCode: onSelected(editText.toggleCode),
    insertTable: onSelected(editText.insertTable),
    'insertTable: at the start': onText((text) =>
      editText.insertTable({ text: `a\n${text}`, start: 1, end: 1 }),
    ),
  },
  'src/toolbar/makeCallout.ts': { makeCallout: onSelected(makeCallout) },
  'src/pasting/describeLosses.ts': {
    describeLosses: on(
      ({ text, parts }) => [text, ...parts].map((words) => ({ words })),
      (lost) => describeLosses({ lost, left: lost, pictures: 0, personal: [] }),
    ),
  },
  'src/pasting/makeSections.ts': {
    makeSections: on(shape.toManyRows, (all) =>
      makeSections(all, 4, {
        lead: all.map(({ text }) => text),
        sections: all.map(({ text: heading }) => ({ heading, paragraphs: [heading] })),
      }),
    ),
  },
  'src/pasting/pasteText.ts': { toLink: onText((text) => toLink(text, `https://a.b/${text}`)) },
  'src/pasting/splitMarkdown.ts': {
    splitBlocks: onText(split.splitBlocks),
    outlineDocument: onText(split.outlineDocument),
    splitDocument: onText((text) => split.splitDocument(text)),
  },
  'src/pictures/findLinePictures.ts': { findLinePictures: onText(findLinePictures) },
  'src/pictures/dialog/insertPictures.ts': {
    toMarkdown: onText((text) =>
      toMarkdown({ id: 'a', alt: text, caption: text, width: 1, height: 1 }),
    ),
  },
  'src/pictures/uploadPost.ts': { findPicturesOf: on(shape.toLongContent, findPicturesOf) },
  'src/publishing/address.ts': { makeAddress: onText(makeAddress) },
  'src/publishing/hasPlainCode.ts': { hasPlainCode: on(shape.inOne, hasPlainCode) },
  'src/publishing/measureSize.ts': { measureSize: on(shape.toLongContent, measureSize) },
  'src/rows/characters.ts': {
    floorToCharacter: onText((text) => characters.floorToCharacter(text, text.length >> 1)),
    ceilToCharacter: onText((text) => characters.ceilToCharacter(text, text.length >> 1)),
    isOneCharacter: onText(characters.isOneCharacter),
  },
  'src/rows/undo.ts': {
    changeForm: on(toHistory, (all) => {
      const place = all.rows[4]!.text.length >> 1;
      return type(all, (text) => `${text.slice(0, place)}${text[0]}${text.slice(place)}`);
    }),
    'changeForm: all': on(toHistory, (all) => type(all, (text) => text.toUpperCase())),
    openHistory: on(shape.toManyRows, (all) =>
      history.openHistory(all, [{ at: 5, from: 0, length: 1, text: 'a' }]),
    ),
    chooseStored: on(
      ({ parts }) => parts.map((text) => ({ at: 0, from: 0, length: 1, text })),
      history.chooseStored,
    ),
  },
  'src/rows/rowActions.ts': {
    swapParagraphs: on(shape.toManyRows, (all) => rowActions.swapParagraphs(all, 2)),
    swapSections: on(shape.toManyRows, (all) => rowActions.swapSections(all, 1)),
  },
  'src/rows/rows.ts': {
    toContentOfRows: on(shape.toManyRows, rows.toContentOfRows),
    'toContentOfRows: one': on(shape.toLongRow, rows.toContentOfRows),
    toRows: on(shape.toLongContent, rows.toRows),
    findOptional: on(shape.toManyRows, (all) => rows.findOptional(all, 'Tags')),
  },
  'src/rows/textBlocks.ts': {
    addBlankLines: onText((text) => textBlocks.addBlankLines(`a${text}`, text.length >> 1, 'a')),
    endsInCode: onText(textBlocks.endsInCode),
    endsInList: onText(textBlocks.endsInList),
    firstLine: onText(textBlocks.firstLine),
    lastLine: onText(textBlocks.lastLine),
  },
};
