/** A draft that is shown to others. */
export const sharing = {
  draft: 'Draft',
  isShown: 'shared by link',
  show: 'Share a link to this draft',
  hint: 'Whoever has the link can read this draft while you write, without an account. Nobody can guess it.',
  address: 'Link to this draft',
  until: (time: string) =>
    `Whoever has the link can read this draft until ${time}, or until it is published or discarded.`,
  behind: 'The last change can’t be read at this link yet. It follows when there is a connection.',
  end: 'Stop sharing',
  ended: 'The link no longer works.',
  ending: 'The link stops working when this browser is online again.',
  note: 'This is a draft, which may change while you read it.',
  over: 'This draft is not shared, or no longer. It may have been published since.',
};
