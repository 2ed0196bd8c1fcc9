/** Whether a text is an http or https address, so that it can be a link. */
export const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
