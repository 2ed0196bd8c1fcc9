import type { ReactNode } from 'react';

/** A name that begins with a sign, or ends with one, to split a text at. */
// The point after a sentence is no such sign, nor the hyphen that joins a name to a Hebrew word. The length is bounded, or
// each letter of a long one might be tried.
export const NAME =
  /((?<![a-z\d])(?:(?:[.@#$~]|_{1,2}|(?<!\S)(?:--?|\/))[a-z][\w.+#/-]{0,50}(?:\(\)|(?<=[\w+#/]))|[a-z][\w.+#/-]{0,50}(?:\(\)|(?<=[+#/])(?![\w+#/]))))/i;

/** Sets names such as C++ and .NET apart in a text, each in its own direction: among words from right to left, they would be ++C and NET. */
export const isolateNames = (text: string): ReactNode =>
  NAME.test(text)
    ? text.split(NAME).map((part, i) => (i % 2 ? <bdi key={i}>{part}</bdi> : part))
    : text;
