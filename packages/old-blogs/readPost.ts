import { toPlainFields, toPlainText } from '#foreign-markdown';
import { listAddresses } from './addresses';
import './dom';
import type { Entry, LeftOut } from './entry';
import { explainUnpublished } from './explainUnpublished';
import {
  readCanonical,
  readCover,
  readDates,
  readFirstPublished,
  readTags,
  readWords,
} from './readFields';

/** A post that readers may see. A text that it doesn’t state is empty. */
export interface OldPost extends Entry {
  title: string;
  author: string;
  summary: string;
  language: string;
  series: string;
  tags: string[];
  cover: { url: string; alt: string };
  posted: Date;
  updated?: Date;
  /** When it was published elsewhere, before this blog. */
  firstPublished?: Date;
  /** The address of its original on another site. */
  canonical?: string;
  /** The paths that it had, the usual one first. */
  addresses: string[];
}

/** The fields of a post that are words, without the HTML that programs have in them. */
function readTexts(entry: Entry) {
  const { title, author, summary, series, language } = readWords(entry);
  const cover = readCover(entry);
  return {
    title: toPlainText(title),
    author: toPlainText(author),
    summary: toPlainText(summary),
    series: toPlainText(series),
    language,
    tags: readTags(entry).map(toPlainText).filter(Boolean),
    cover: { ...cover, alt: toPlainText(cover.alt) },
  };
}

/** Reads the fields of a post, or says why it is not for readers. */
export function readPost(written: Entry): OldPost | LeftOut {
  const entry = { ...written, data: toPlainFields(written.data) };
  const { posted, updated } = readDates(entry);
  const texts = readTexts(entry);
  const reason = explainUnpublished(entry, posted);
  if (reason || !posted)
    return {
      file: entry.file,
      title: texts.title || entry.key,
      reason: reason ?? '',
      isBroken: false,
    };
  return {
    ...written,
    ...texts,
    posted,
    updated,
    firstPublished: readFirstPublished(entry),
    canonical: readCanonical(entry),
    addresses: listAddresses(entry),
  };
}
