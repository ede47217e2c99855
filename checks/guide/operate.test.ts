import { expect, test } from 'vitest';
import { commandBlocks, valuesOf } from '../../scripts/operate/commandBlocks.ts';
import { files, read } from '../repository.ts';

const page = read('docs/guide/operate.md');

/** Where the server reads variables of its environment. */
const sources = files.filter((path) => /^apps\/fs-server\/src\/(?:environment|[\w-]+\/parse[A-Z]\w*)\.ts$/.test(path));

test('the guide to operation has a row for each variable of the server, and for no other', () => {
  expect(sources).toContain('apps/fs-server/src/mail/parseSmtp.ts');
  const text = sources.map((path) => read(path)).join('\n');
  const known = [
    ...text.matchAll(/\bread\w*(?:<[^>]*>)?\(\s*'([A-Z\d_]+)'/g),
    ...text.matchAll(/\bvariables\.([A-Z][A-Z\d_]+)/g),
  ].map(([, name]) => name);
  const settings = page.slice(page.indexOf('## Settings'), page.indexOf('## Users'));
  const rows = settings.split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name),
  );
  expect(documented.toSorted()).toEqual([...new Set(known)].toSorted());
});

test('the guide to operation names only commands that exist', () => {
  const commands = files.filter(
    (path) => /^apps\/fs-server\/src\/admin\/\w+\.ts$/.test(path) && !path.endsWith('.test.ts'),
  );
  const names = new Set(
    commands.flatMap((path) => [...read(path).matchAll(/^ {4}name: '(\w+ \w+)'/gm)].map(([, name]) => name)),
  );
  const named = [...page.matchAll(/npm run admin -- (\w+ \w+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('each command block of the guide is run by test:operate or is marked as an alternative', () => {
  const blocks = commandBlocks(page);
  expect(blocks.length).toBe([...page.matchAll(/^```\w/gm)].length);
  // The script takes the same blocks, and looks at something after each section that has one.
  const script = read('scripts/operate.ts');
  const headings = new Set(blocks.flatMap(({ heading, isAlternative }) => (isAlternative ? [] : [heading])));
  expect(headings.size).toBe(7);
  expect([...headings].filter((heading) => !script.includes(`'${heading}',`))).toEqual([]);
});

test('what who follows the guide replaces is in its first block only', () => {
  const [first, ...others] = commandBlocks(page).filter(({ isAlternative }) => !isAlternative);
  expect(first?.commands).toMatch(/^(export .+\n)+$/);
  expect(others.filter(({ commands }) => /\.example|PASSWORD|\bID\b/.test(commands))).toEqual([]);
  const values = valuesOf(commandBlocks(page));
  expect(values).toContain('KEYS_SECRET');
  const used = others.map(({ commands }) => commands).join('\n');
  const own = ['SERVER', 'SECOND', 'HOME'];
  const names = new Set(Array.from(used.matchAll(/\$\(*([A-Z_]+)/g), ([, name = '']) => name));
  expect([...names].filter((name) => !values.includes(name) && !own.includes(name))).toEqual([]);
});
