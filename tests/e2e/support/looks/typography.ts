// Functions that run in a page: they can use nothing from outside.

/** Finds vertical distances between blocks that are no step of the scale in theme.scss, groups that are as far apart within as from each other, and room below the last words of one. */
export function findOddDistances(): string[] {
  const found: string[] = [];
  const root = getComputedStyle(document.documentElement);
  const rem = parseFloat(root.fontSize);
  const steps = [
    0,
    ...['xs', 's', 'm', 'l', 'xl', 'xxl'].map(
      (name) => parseFloat(root.getPropertyValue(`--${name}`)) * rem,
    ),
  ];
  const isBlock = (one: Element) => {
    const { display, position, float } = getComputedStyle(one);
    const isInFlow = position !== 'absolute' && position !== 'fixed' && float === 'none';
    return (
      isInFlow && !/^(inline|none|contents)/.test(display) && one.getBoundingClientRect().height > 0
    );
  };
  const name = (one: Element) =>
    `${one.tagName.toLowerCase()}.${one.className} “${one.textContent.slice(0, 20)}”`;
  /** The distances between the blocks in an element, each to the nearest above it. */
  const distancesIn = (parent: Element) => {
    const children = [...parent.children];
    // In lines and rows, it is their height that parts them.
    const { display, flexDirection } = getComputedStyle(parent);
    const isRow = display.endsWith('flex') && flexDirection === 'row';
    if (isRow || children.some((one) => getComputedStyle(one).display === 'inline')) return [];
    const blocks = children
      .filter((one) => isBlock(one))
      .map((one) => ({ one, box: one.getBoundingClientRect() }));
    return blocks.flatMap(({ one, box }) => {
      const [nearest] = blocks
        .filter(({ box: { left, right } }) => left < box.right && right > box.left)
        .filter(({ box: { bottom } }) => bottom <= box.top + 0.5)
        .sort((a, b) => b.box.bottom - a.box.bottom);
      const distance = nearest && box.top - nearest.box.bottom;
      return distance === undefined ? [] : [{ above: nearest!.one, below: one, distance }];
    });
  };
  const endOf = (one: Element) => {
    const pictures = [...one.querySelectorAll('img')];
    const ends = pictures.map((picture) => picture.getBoundingClientRect().bottom);
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      ends.push(range.getBoundingClientRect().bottom);
    }
    return Math.max(...ends);
  };
  for (const parent of document.querySelectorAll('body, main, main *, footer, footer *')) {
    // A formula has its own rules.
    if (parent.closest('math, [hidden], details:not([open])') || !parent.checkVisibility())
      continue;
    for (const { above, below, distance } of distancesIn(parent))
      if (!steps.some((step) => Math.abs(step - distance) < 0.6))
        found.push(`${distance.toFixed(1)} px between ${name(above)} and ${name(below)}`);
  }
  for (const [groups, group] of [
    ['.blog-list', '.blog-card'],
    ['.cv-section', '.cv-entry'],
  ] as const)
    for (const parent of document.querySelectorAll(groups)) {
      for (const one of parent.querySelectorAll(group)) {
        const room = one.getBoundingClientRect().bottom - endOf(one);
        // A line has some below its letters.
        if (room > 12) found.push(`${room.toFixed(1)} px below the words of ${name(one)}`);
      }
      const within = [...parent.querySelectorAll(group)]
        .flatMap((one) => distancesIn(one))
        .map(({ distance }) => distance);
      const between = distancesIn(parent).map(({ distance }) => distance);
      if (Math.max(...within) * 2 > Math.min(...between) + 0.6)
        found.push(
          `${groups}: ${Math.max(...within)} px within, ${Math.min(...between)} px between`,
        );
    }
  return found;
}

/** Finds spaces between words that are too narrow or too wide, words in mono that are neither code nor data, separators at the ends of lines, and what is too low to be pressed. */
export function findOddType(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const spaces = new Set<string>();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement!;
    if (
      parent.closest('script, pre, code, math, option, [hidden], .visually-hidden') ||
      !parent.checkVisibility()
    )
      continue;
    const words = text.textContent!;
    if (parent.closest('main') && / · |^· | ·$/.test(words))
      found.push(`a separator in “${words.slice(0, 40)}”`);
    const { fontSize, fontFamily } = getComputedStyle(parent);
    const isData =
      parent.closest('time, kbd, figcaption') !== null ||
      (parent.closest('.mono') !== null && !/\p{L} \p{L}/u.test(words));
    if (/mono/i.test(fontFamily.split(',')[0]!) && !isData)
      found.push(`mono: “${words.slice(0, 40)}”`);
    for (const { index } of words.matchAll(/(?<=[\p{L},.]) (?=\p{L})/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { width } = range.getBoundingClientRect();
      const share = width / parseFloat(fontSize);
      // At the end of a line it has none.
      if (width > 0 && (share < 0.2 || share > 0.33))
        spaces.add(
          `a space of ${share.toFixed(3)} em: ${parent.tagName} at ${fontSize} in ${fontFamily.slice(0, 20)}`,
        );
    }
  }
  for (const line of document.querySelectorAll<HTMLElement>('.items')) {
    const isRtl = getComputedStyle(line).direction === 'rtl';
    const bounds = line.getBoundingClientRect();
    const edge = isRtl ? -bounds.right : bounds.left;
    let above = -Infinity;
    for (const item of line.children) {
      const box = item.getBoundingClientRect();
      const start = isRtl ? -box.right : box.left;
      const { marginInlineStart, fontSize } = getComputedStyle(item, '::before');
      // A dot is a third of an em wide at most.
      const dotEnd = start + parseFloat(marginInlineStart) + parseFloat(fontSize) / 3;
      if (box.height > 0 && box.top > above + 1 && dotEnd > edge)
        found.push(`a dot begins a line: ${item.textContent}`);
      above = box.top;
    }
  }
  for (const control of document.querySelectorAll('a, button, summary, select, input')) {
    if (!control.checkVisibility() || control.matches('.skip-link, :disabled')) continue;
    // What it is named by is pressed as well.
    const [line] = (control.closest('label') ?? control).getClientRects();
    // In a sentence, a line is as high as it is.
    const isInSentence = control.closest('.text, .about') !== null;
    if (line && line.height < 23.9 && !isInSentence)
      found.push(
        `${line.height.toFixed(1)} px high: ${control.tagName} ${control.textContent.slice(0, 30)}`,
      );
  }
  return [...found, ...spaces];
}
