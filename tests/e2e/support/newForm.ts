/** The address of an empty form, for a draft of its own. */
export const newForm = () =>
  `/createblog?draft=${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
