/** Whether Windows keeps a name for a device, whatever its extension: no file or folder can have it there. */
export const isReservedName = (name: string): boolean =>
  /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?:\.|$)/i.test(name);
