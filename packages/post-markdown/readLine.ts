import type { TokenizeContext } from 'micromark-util-types';

/** The rest of the line, up to a tab: the parser has it as one string. */
export function readLine(context: TokenizeContext): string {
  const start = context.now();
  return context.sliceSerialize({ start, end: { ...start, _bufferIndex: Infinity } });
}
