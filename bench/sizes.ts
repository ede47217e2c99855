import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchOptions, printTable } from './report.ts';
import { measureApp } from './sizes/appSizes.ts';
import { kilobytes, sum } from './sizes/compressed.ts';
import { type ComponentSizes, measureUi } from './sizes/uiSizes.ts';

const root = join(import.meta.dirname, '..');
const readme = join(root, 'packages/ui/README.md');
const headings = ['', 'code', 'with React', 'styles'] as const;

/** What readers download. Sizes are the same in every run, so each is measured once. */
export async function measureSizes({ isWriting }: BenchOptions): Promise<void> {
  const components = await measureUi(root);
  printTable(
    'Components of @fs/ui',
    'Each alone, bundled by esbuild from its source, minified, gzip −9. “code” leaves react and react-dom out, “with\n' +
      'React” holds both; “styles” are the component’s own, or those that the theme adds. One run: sizes do not vary.',
    [headings, ...components.map((sizes) => [sizes.name, ...columns(sizes)])],
  );
  if (isWriting) writeReadme(components);

  const loads = await measureApp(root);
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
}

function columns({ code, codeWithReact, styles }: ComponentSizes): string[] {
  return [code, codeWithReact, styles].map(({ gzip }) => (gzip === 0 ? '–' : kilobytes(gzip)));
}

function writeReadme(components: readonly ComponentSizes[]): void {
  const [, ...titles] = headings;
  const table = [
    `| component | ${titles.join(' | ')} |`,
    `|---|${titles.map(() => '--:').join('|')}|`,
    ...components.map((sizes) => `| ${sizes.name} | ${columns(sizes).join(' | ')} |`),
  ].join('\n');
  const before = readFileSync(readme, 'utf8');
  const after = before.replace(
    /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/,
    (_whole, opening: string, closing: string) => `${opening}\n${table}\n\n${closing}`,
  );
  if (!after.includes(table)) throw new Error(`${readme} has no place between <!-- sizes --> and <!-- /sizes -->`);
  writeFileSync(readme, after);
}
