import index from '../../index.html?raw';

/** The language of the site: that of `<html lang>` in index.html. */
export const language = /<html lang="([^"]+)"/.exec(index)![1]!;
