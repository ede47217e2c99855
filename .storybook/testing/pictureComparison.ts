import { join } from 'node:path';

const pictures = join(import.meta.dirname, '../../pictures');

/** How a picture is held against its reference. */
export const pictureComparison = {
  comparatorName: 'pixelmatch',
  // A number of pixels, not a share of them: 0.5 % of a page let a button grow by 16 px. Smoothed edges count too: a
  // spinner is nothing else, and one browser build smooths them alike everywhere. A threshold of 0.2 let the light grey
  // of a skeleton's card go unseen; 0.05 is some 13 of 255 levels of grey, far more than two processors differ by.
  comparatorOptions: { threshold: 0.05, includeAA: true, allowedMismatchedPixels: 20 },
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => join(pictures, `${arg}${ext}`),
} as const;
