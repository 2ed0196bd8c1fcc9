export type { Part } from './contact/links.ts';
export { findHandle } from './contact/fediverse.ts';
export type { Time } from './entries/findTime.ts';
export { toAddress } from './fields/toAddress.ts';
export type { Resume } from './resume.ts';
export { type ReadResume, toResume } from './toResume.ts';
