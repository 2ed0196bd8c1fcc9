import { describeOtherShape } from '../notes/otherShapes.ts';
import { fromFlat, isFlat } from './flat.ts';
import { isObject } from './json.ts';
import { fromReactive, isReactive } from './reactive.ts';
import { fromRenderCv } from './renderCv.ts';

/** Gives a file of RenderCV, an export of Reactive Resume, or a resume without basics the shape of JSON Resume, and notes what was decided. Another stays as it is. */
export function asJsonResume(json: unknown, notes: string[]): unknown {
  if (!isObject(json)) return json;
  if (isObject(json.cv) && !isObject(json.cv.basics)) return fromRenderCv(json.cv, notes);
  const inside = isObject(json.data) ? json.data : json;
  if (isReactive(inside)) return fromReactive(inside);
  return isFlat(json) && !describeOtherShape(json, true) ? fromFlat(json, notes) : json;
}
