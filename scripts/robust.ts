/**
 * `npm run robust -- FOLDER`: sends a folder of hostile inputs (`readEntries` says which) through every field of every
 * call, and prints what is wrong. `--share=N` gives each field one of N texts, and the next field others. `--only=WORDS`
 * names calls, by a regular expression. `--part=PART` does one part of it. `--log=FILE` stores what each call gave, and a
 * later run with this file, the same folder and the same share goes on with the next call.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCallLog } from '../apps/fs-server/src/testing/robust/callLog.ts';
import { driveFields } from '../apps/fs-server/src/testing/robust/driveFields.ts';
import { Faults } from '../apps/fs-server/src/testing/robust/Faults.ts';
import { readEntries } from '../apps/fs-server/src/testing/robust/readEntries.ts';
import { extractPages, importTexts, readFeeds } from '../apps/fs-server/src/testing/robust/readFeeds.ts';
import { readPublished } from '../apps/fs-server/src/testing/robust/readPublished.ts';
import { sendMessages } from '../apps/fs-server/src/testing/robust/sendMessages.ts';
import { uploadImages } from '../apps/fs-server/src/testing/robust/uploadImages.ts';
import { checkRendered } from './robust/checkRendered.ts';

const { values, positionals } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    only: { type: 'string' },
    part: { type: 'string' },
    log: { type: 'string' },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined || !/^[1-9]\d*$/.test(values.share)) {
  console.error(
    'Usage: npm run robust -- FOLDER [--part=fields|texts|messages|published|images|feeds|pages|import] [--share=N] [--only=CALLS] [--log=FILE]',
  );
  process.exit(1);
}

// Servers take turns with one prepared database.
const runFolder = await mkdtemp(join(tmpdir(), 'foresight-robust-'));
process.env.TEST_RUN_FOLDER = runFolder;

const start = performance.now();
const seconds = () => `${((performance.now() - start) / 1000).toFixed(0)} s`;
const faults = new Faults((line) => process.stderr.write(`${line}\n`));
const entries = await readEntries(folder);
console.log(
  `${entries.texts.length} texts, ${entries.markdown.length} of them Markdown, ${entries.images.length} images, ${entries.feeds.length} feeds`,
);

const report = (what: string) => console.log(`${what}, ${seconds()}`);
const { texts, markdown, images, feeds } = entries;
const share = Number(values.share);
const parts = {
  texts: async () => report(`${await checkRendered(texts, faults)} texts rendered`),
  messages: async () => {
    const sent = Object.entries(await sendMessages(texts, faults)).map(([place, times]) => `${times} as ${place}`);
    report(`${texts.length} texts sent, accepted ${sent.join(', ')}`);
  },
  published: async () => {
    const some = texts.filter((_, at) => at % share === 0);
    report(`${await readPublished(some, faults)} of ${some.length} texts published as articles`);
  },
  images: async () => {
    const { tried, accepted } = await uploadImages(images, faults);
    report(`${accepted} of ${tried} uploads of images accepted`);
  },
  feeds: async () => report(`${await readFeeds(feeds, faults)} items of feeds read`),
  pages: async () => report(`${extractPages(markdown, faults)} of ${markdown.length} pages extracted`),
  import: async () => {
    const { rows, refused } = await importTexts(entries, faults);
    report(`${rows} rows imported, ${refused} of them refused with their reason`);
  },
  fields: async () => {
    const only = values.only === undefined ? null : new RegExp(values.only);
    const progress = (line: string) => process.stderr.write(`${line}\n`);
    const key = `${share} ${createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)}`;
    const log = values.log === undefined ? null : await openCallLog(values.log, key);
    const driven = await driveFields({
      texts,
      faults,
      share,
      only,
      progress,
      ...(log && { done: log.done, onDone: log.add }),
    });
    const kept = [...driven.kept].map(([change, times]) => `${times} ${change}`).join(', ');
    const { calls, fields, inputs, accepted } = driven;
    report(`${calls} calls, ${fields} fields, ${inputs} inputs, ${accepted} accepted (kept: ${kept})`);
  },
};
for (const [part, run] of Object.entries(parts)) if (!values.part || values.part === part) await run();

for (const line of faults.lines()) console.log(line);
console.log(`${faults.size} faults, ${seconds()}`);
await rm(runFolder, { recursive: true });
process.exit(faults.size === 0 ? 0 : 1);
