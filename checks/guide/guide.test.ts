import { matchesGlob, posix } from 'node:path';
import { expect, test } from 'vitest';
import { files, packages, read, sources } from '../repository.ts';

const pages = files.filter((path) => path === 'ARCHITECTURE.md' || /^docs\/guide\/.+\.md$/.test(path));
const folders = new Set(files.flatMap(foldersOf));
const names = new Set([...sources, ...files.filter((path) => /\.(graphql|json)$/.test(path))].flatMap(wordsOf));
const entries = new Set(
  packages.flatMap(({ json }) => Object.keys(json.exports ?? {}).map((entry) => posix.join(json.name, entry))),
);
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

test('each path, name and npm script in backticks in the guide exists', () => {
  const quoted = pages.flatMap((page) => codeSpansOf(page).map((span) => ({ page, span })));
  const missing = quoted.filter(({ span }) => !exists(span));
  expect(missing.map(({ page, span }) => `${page}: \`${span}\``)).toEqual([]);
  expect(quoted.length).toBeGreaterThan(200);
});

test('each link of the guide and of the READMEs leads to a file', () => {
  const linked = files.filter((path) => pages.includes(path) || /(^|\/)(README|CONTRIBUTING)\.md$/.test(path));
  const links = linked.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => ({
      page,
      target: posix.join(posix.dirname(page), target),
    })),
  );
  const dead = links.filter(({ target }) => !isPath(target.replace(/\/$/, '')));
  expect(dead.map(({ page, target }) => `${page}: ${target}`)).toEqual([]);
  expect(links.length).toBeGreaterThan(30);
});

test('each heading that a message of the linter or of a check names exists', () => {
  const named = ['biome.json', ...sources.filter((path) => path.startsWith('checks/'))].flatMap((path) =>
    [...read(path).matchAll(/([\w./-]+\.md)#([\w-]+)/g)].map(([, page = '', heading = '']) => ({
      path,
      page,
      heading,
    })),
  );
  const dead = named.filter(({ page, heading }) => !files.includes(page) || !headingIdsOf(page).includes(heading));
  expect(dead.map(({ path, page, heading }) => `${path}: ${page}#${heading}`)).toEqual([]);
  expect(named.length).toBeGreaterThan(20);
});

test('each page of the guide has its problem, mechanism, example and pitfalls, in 100 lines at most', () => {
  const mechanisms = pages.filter((page) => page.startsWith('docs/guide/') && !page.endsWith('first-hour.md'));
  const parts = ['**Problem.**', '**Mechanism.**', '## Example', '## Pitfalls'];
  const incomplete = mechanisms.filter((page) => !parts.every((part) => read(page).includes(part)));
  expect(incomplete).toEqual([]);
  // A stranger deploys from the page about operation alone, so it has everything.
  const short = pages.filter((page) => page !== 'docs/guide/operate.md');
  expect(short.filter((page) => read(page).split('\n').length > 100)).toEqual([]);
  expect(mechanisms.length).toBeGreaterThan(10);
});

/** The ids that GitHub gives to the headings of a page. */
function headingIdsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function codeSpansOf(page: string): string[] {
  const prose = read(page).replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

/** Returns true for code that is neither a path nor a name, such as an object or a whole call. */
function exists(span: string): boolean {
  const script = /^npm (?:run )?([\w:]+)/.exec(span)?.[1];
  if (script) return scripts.includes(script) || script === 'install';
  if (span.startsWith('@fs/') && span !== '@fs/source') return entries.has(span);
  if (/^[.\w-]+(\/[.\w<>*-]+)+\/?$|^[\w.*-]+\.(tsx?|md|html)$/.test(span)) return isPath(span.replace(/\/$/, ''));
  if (/^[\w$]+(\.[\w$]+)*(\(\))?$/.test(span)) return wordsIn(span).every((word) => names.has(word));
  return true;
}

/** A path from the root, or a file of this name anywhere; `*` stands for any part of a name. */
function isPath(path: string): boolean {
  if (files.includes(path) || folders.has(path) || path === '.data') return true;
  if (path.includes('/') && !path.includes('*')) return false;
  return files.some((file) => matchesGlob(posix.basename(file), path) || matchesGlob(file, path));
}

function foldersOf(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

function wordsOf(path: string): string[] {
  return wordsIn(read(path));
}

function wordsIn(text: string): string[] {
  return text.match(/[\w$]+/g) ?? [];
}
