import { existsSync, globSync, statSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface ScreenshotFolders {
  /** The references, which are committed. */
  before: string;
  /** Screenshots of the last runs that differ, with the differences. */
  after: string;
}

export interface ChangedScreenshot {
  /** Component, story and variant: `components-button/matrix_dark`. */
  name: string;
  hasBefore: boolean;
  /** False for screenshots of different sizes. */
  hasDifference: boolean;
}

/** Returns the screenshots that differ from their reference and have not been approved or retaken since, by name. */
export function changedScreenshots({ before, after }: ScreenshotFolders): ChangedScreenshot[] {
  const ending = '-actual.png';
  return globSync(`**/*${ending}`, { cwd: after })
    .map((path) => path.slice(0, -ending.length).replaceAll(sep, '/'))
    .sort()
    .map((name) => ({
      name,
      hasBefore: existsSync(join(before, `${name}.png`)),
      hasDifference: existsSync(join(after, `${name}-diff.png`)),
    }))
    .filter(({ name }) => !isOlder(join(after, `${name}${ending}`), join(before, `${name}.png`)));
}

/**
 * Makes new screenshots the references.
 * @param words names, or parts of names; without any, all
 * @throws RangeError when a word matches no name
 */
export async function approveScreenshots(folders: ScreenshotFolders, words: readonly string[]): Promise<string[]> {
  const names = changedScreenshots(folders).map(({ name }) => name);
  const unknown = words.filter((word) => !names.some((name) => name.includes(word)));
  if (unknown.length > 0) throw new RangeError(`No changed picture is called ${unknown.join(', ')}`);
  const approved = names.filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
  await Promise.all(
    approved.map(async (name) => {
      await copyFile(join(folders.after, `${name}-actual.png`), join(folders.before, `${name}.png`));
      const seen = ['actual', 'diff', 'reference'].map((kind) => join(folders.after, `${name}-${kind}.png`));
      await Promise.all(seen.map((path) => rm(path, { force: true })));
    }),
  );
  return approved;
}

function isOlder(path: string, other: string): boolean {
  return existsSync(other) && statSync(path).mtimeMs < statSync(other).mtimeMs;
}
