import { expect, type Locator } from '@playwright/test';

/** Measures the focus ring: its width, and the lower of its contrasts in the light and the dark theme. */
const measureRing = (focused: Locator) =>
  focused.evaluate((element) => {
    // A canvas turns any colour into numbers.
    const luminance = (color: string) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const { dataset } = document.documentElement;
    const chosen = dataset.theme;
    const contrasts = ['light', 'dark'].map((theme) => {
      dataset.theme = theme;
      const colors = [
        getComputedStyle(element).outlineColor,
        getComputedStyle(document.body).backgroundColor,
      ];
      const [darker, lighter] = colors.map(luminance).sort((a, b) => a - b);
      return (lighter! + 0.05) / (darker! + 0.05);
    });
    if (chosen) dataset.theme = chosen;
    else delete dataset.theme;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      width: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      contrast: Math.min(...contrasts),
    };
  });

/** Expects a focus ring that is wide enough, and dark or light enough in both themes. */
export async function expectRing(focused: Locator, what: string) {
  const { width, contrast } = await measureRing(focused);
  expect(width, what).toBeGreaterThanOrEqual(2);
  expect(contrast, what).toBeGreaterThanOrEqual(3);
}
