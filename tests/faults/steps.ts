import {
  changeAdmin,
  changeRoom,
  correct,
  deleteElsewhere,
  editElsewhere,
  otherDevice,
  wait,
} from './elsewhere';
import { any } from '../fixtures/any';
import { backToDraft, deletePost, erase, restoreDeleted, restoreVersion } from './former';
import {
  closeAndReopen,
  discardOrPutBack,
  leaveAndReturn,
  otherTab,
  reload,
  secondTab,
  signOutAndIn,
  takeOver,
} from './leaving';
import { pasteDocument, pastePicture } from './pasting';
import type { Step } from './step';
import { cancel, cut, loseAnswers, press, pressUndoKeys, restore, submit, type } from './writing';
import words from '../../src/languages/en';

const { writing, versions } = words;
const adding = any(writing.addSection, writing.addParagraphTo, writing.insertSectionAfter);
const moving = any(writing.moveSection, writing.moveParagraph);
const removing = any(writing.removeSectionNumber, writing.removeParagraph);
const { keepNumber, takeNumber, keepAll, takeAll } = versions;
const deciding = any(keepNumber, takeNumber, keepAll, takeAll);

/** The steps by name, each with its weight. */
export const steps: Record<string, [weight: number, step: Step]> = {
  type: [30, type],
  pasteDocument: [3, pasteDocument],
  pastePicture: [4, pastePicture],
  add: [5, press(adding)],
  move: [5, press(moving)],
  remove: [3, press(removing)],
  undo: [3, press(any(writing.undo))],
  pressUndoKeys: [3, pressUndoKeys],
  decide: [4, press(deciding, '.conflict')],
  submit: [10, submit],
  cancel: [4, cancel],
  cut: [2, cut],
  loseAnswers: [2, loseAnswers],
  restore: [8, restore],
  reload: [4, reload],
  closeAndReopen: [3, closeAndReopen],
  leaveAndReturn: [4, leaveAndReturn],
  signOutAndIn: [2, signOutAndIn],
  changeAdmin: [3, changeAdmin],
  changeRoom: [3, changeRoom],
  secondTab: [4, secondTab],
  otherTab: [5, otherTab],
  takeOver: [6, takeOver],
  editElsewhere: [2, editElsewhere],
  deleteElsewhere: [1, deleteElsewhere],
  correct: [4, correct],
  discardOrPutBack: [2, discardOrPutBack],
  otherDevice: [10, otherDevice],
  wait: [4, wait],
  restoreVersion: [4, restoreVersion],
  deletePost: [1, deletePost],
  backToDraft: [2, backToDraft],
  restoreDeleted: [2, restoreDeleted],
  erase: [1, erase],
};
