import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../pictures');

/** How a screenshot is compared with its reference. */
export const screenshotComparison = {
  comparatorName: 'pixelmatch',
  // A number of pixels, not a share: 0.5% of a page let a button grow by 16 px. Antialiased edges count too: a spinner
  // is nothing else, and one browser build renders them alike everywhere. A threshold of 0.2 missed the light gray of a
  // skeleton's card; 0.05 is about 13 of 255 levels of gray, far more than two processors differ by.
  comparatorOptions: { threshold: 0.05, includeAA: true, allowedMismatchedPixels: 20 },
  // Two screenshots in a row must be equal. On a busy machine they take longer than the five seconds of vitest.
  timeout: 30_000,
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => join(folder, `${arg}${ext}`),
} as const;
