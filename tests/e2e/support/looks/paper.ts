import { extractText } from 'unpdf';

/** Splits a text into words. Paper has dots and colons of its own between them. */
export const toWords = (text: string) => text.replace(/[•·:]/g, ' ').trim().split(/\s+/);

/** Reads a PDF's words as a program that is given the PDF, and counts its pages. */
export async function readPdf(pdf: Uint8Array) {
  const { text, totalPages } = await extractText(new Uint8Array(pdf));
  return { words: toWords(text.join('\n')), totalPages };
}
