/** Gives a picture its ground once there is something to see on it: until then, a bright one would flash in the dark. */
function showGround(image: HTMLImageElement): void {
  const show = () => {
    // Browsers may draw it later than its ground.
    image.decode().then(
      () => (image.dataset.shown = ''),
      () => undefined,
    );
  };
  if (image.complete) show();
  else image.addEventListener('load', show);
}

/** What a picture of a post or a list needs when React has it. A `ref`. */
export function onImageMounted(image: HTMLImageElement | null): void {
  if (!image) return;
  showGround(image);
  // A reader who prints the page hasn't seen all of them.
  image.loading = 'eager';
  // The box of one that is too tall for the window. The policy allows no style in the HTML.
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
  if (width && height) image.style.setProperty('--fit', `${(85 * width) / height}svh`);
}
