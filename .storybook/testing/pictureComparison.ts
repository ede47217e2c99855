import { join } from 'node:path';

const pictures = join(import.meta.dirname, '../../pictures');

/** How a picture is held against its reference. */
export const pictureComparison = {
  comparatorName: 'pixelmatch',
  // A number of pixels, not a share of them: 0.5 % of a page let a button grow by 16 px. Smoothed edges count too: a
  // spinner is nothing else, and one browser build smooths them alike everywhere.
  comparatorOptions: { threshold: 0.2, includeAA: true, allowedMismatchedPixels: 20 },
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => join(pictures, `${arg}${ext}`),
} as const;
