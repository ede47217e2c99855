/**
 * `npm run pictures`: after a failed run of the stories, writes a page that shows every changed screenshot before,
 * after and as a difference. `npm run pictures -- --approve [name …]` makes the new ones the references.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { approveScreenshots, type ChangedScreenshot, changedScreenshots } from './screenshots/changedScreenshots.ts';

const root = join(import.meta.dirname, '..');
const folders = { before: join(root, 'pictures'), after: join(root, '.results/pictures') };

const { values, positionals } = parseArgs({
  options: { approve: { type: 'boolean', default: false } },
  allowPositionals: true,
});

if (values.approve) {
  const approved = await approveScreenshots(folders, positionals);
  console.log(approved.length === 0 ? 'No screenshots to approve' : `Approved:\n${approved.join('\n')}`);
} else {
  const changes = changedScreenshots(folders);
  if (changes.length === 0) console.log('No screenshots changed');
  else console.log(`${changes.length} changed: ${pathToFileURL(writePage(changes)).href}`);
}

/** The page links to the screenshots instead of copying them. */
function writePage(changes: readonly ChangedScreenshot[]): string {
  const before = relative(folders.after, folders.before);
  const shown = changes.map(({ name, hasBefore, hasDifference }) => ({
    name,
    kinds: [
      { title: 'Before', source: hasBefore && `${before}/${name}.png` },
      { title: 'After', source: `${name}-actual.png` },
      { title: 'Difference', source: hasDifference && `${name}-diff.png` },
    ],
  }));
  const page = join(folders.after, 'index.html');
  const template = readFileSync(join(import.meta.dirname, 'screenshots/review.html'), 'utf8');
  writeFileSync(
    page,
    template.replace('>[]<', () => `>${JSON.stringify(shown).replaceAll('<', '\\u003c')}<`),
  );
  return page;
}
