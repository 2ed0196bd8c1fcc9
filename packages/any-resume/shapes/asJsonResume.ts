import { isObject } from './json.ts';
import { fromReactive, isReactive } from './reactive.ts';
import { fromRenderCv } from './renderCv.ts';

/** Gives a file of RenderCV, or an export of Reactive Resume, the shape of JSON Resume, and notes what was decided. Another stays as it is. */
export function asJsonResume(json: unknown, notes: string[]): unknown {
  if (!isObject(json)) return json;
  if (isObject(json.cv) && !isObject(json.cv.basics)) return fromRenderCv(json.cv, notes);
  const inside = isObject(json.data) ? json.data : json;
  return isReactive(inside) ? fromReactive(inside) : json;
}
