import { existsSync, globSync, statSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface PictureFolders {
  /** The references, which are committed. */
  before: string;
  /** What the last runs drew otherwise, with the differences. */
  after: string;
}

export interface ChangedPicture {
  /** Component, story and variant: `components-button/matrix_dark`. */
  name: string;
  hasBefore: boolean;
  /** Pictures of another size have none. */
  hasDifference: boolean;
}

/** What was drawn otherwise than its reference and has not been approved or taken anew since, by name. */
export function changedPictures({ before, after }: PictureFolders): ChangedPicture[] {
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
 * Makes what was drawn the reference.
 * @param words names, or parts of names; without any, all
 * @throws RangeError when a word is in no name
 */
export async function approvePictures(folders: PictureFolders, words: readonly string[]): Promise<string[]> {
  const names = changedPictures(folders).map(({ name }) => name);
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
