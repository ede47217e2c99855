import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchOptions, printTable } from './report.ts';
import { measureApp } from './sizes/appSizes.ts';
import { kilobytes, sum } from './sizes/compressed.ts';
import { columns, headings, staleLines, withTable } from './sizes/sizesTable.ts';
import { measureUi, type UiSizes } from './sizes/uiSizes.ts';

/** Bytes of the messages’ own code, gzip. More ends the run with an error. */
const mostOfMessages = 40_000;

const root = join(import.meta.dirname, '..');
const readme = join(root, 'packages/ui/README.md');

/** Measures what users download. Sizes are the same in every run, so each is measured once. */
export async function measureSizes({ isWriting, isCheck }: BenchOptions): Promise<void> {
  const { alone, goals } = await measureUi(root);
  const before = readFileSync(readme, 'utf8');
  if (isCheck) {
    const stale = staleLines(before, alone);
    for (const line of stale) console.error(`packages/ui/README.md: ${line}; run npm run bench -- sizes --write`);
    if (stale.length > 0) process.exitCode = 1;
    console.log(`The sizes of ${alone.length} exports were compared with packages/ui/README.md`);
    return;
  }
  printTable(
    'Exports of @fs/ui',
    'Each alone, bundled by esbuild from its source, minified, gzip −9. “code” loads at once and leaves react\n' +
      'and react-dom out, “with React” holds both; “later” is lazy-loaded; “styles” are its own, or those that the theme adds. One run: sizes do not vary.',
    [headings, ...alone.map((sizes) => [sizes.name, ...columns(sizes)])],
  );
  printGoals(goals);
  if (isWriting) writeFileSync(readme, withTable(before, alone));
  else await printFirstLoads();
}

function printGoals(goals: UiSizes['goals']): void {
  const rows = goals.map(({ sizes, most }) => {
    const all = sizes.codeWithReact + sizes.styles;
    return [sizes.name, kibibytes(all), kibibytes(most), all <= most ? 'met' : `${kibibytes(all - most)} too much`];
  });
  printTable('Goals', 'React, code that loads at once, and styles on one page; gzip −9, in KiB of 1,024 bytes.', [
    ['', 'is', 'at most', ''],
    ...rows,
  ]);
}

async function printFirstLoads(): Promise<void> {
  const { loads, messages } = await measureApp(root);
  printTable(
    'First load of fs-web',
    'The production build: the page, every script and style sheet that a first visit to the screen loads; fonts and\n' +
      'answers of the server left out. gzip −9 and brotli −11. One run.',
    [
      ['', 'page', 'code', 'styles', 'gzip', 'brotli'],
      ...loads.map(({ screen, html, code, styles }) => {
        const all = sum([html, code, styles]);
        return [screen, ...[html.gzip, code.gzip, styles.gzip, all.gzip, all.brotli].map(kilobytes)];
      }),
    ],
  );
  printTable(
    'Messages',
    'Code of the messages that no other page loads: the header’s, those of staff and the advisory chat. One run.',
    [
      ['', 'gzip', 'brotli', 'at most'],
      ['own code', kilobytes(messages.gzip), kilobytes(messages.brotli), kilobytes(mostOfMessages)],
    ],
  );
  if (messages.gzip > mostOfMessages) {
    console.error(`The messages have ${kilobytes(messages.gzip)} of code of their own`);
    process.exitCode = 1;
  }
}

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
