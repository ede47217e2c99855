import { files, sources } from '../repository.ts';
import { lineOf } from '../syntax.ts';
import { copy } from './copy.ts';
import { dialect } from './dialect.ts';
import type { Expression, Place } from './Expression.ts';
import { exceptions } from './exceptions.ts';
import { oldNames } from './oldNames.ts';
import { passagesOf } from './passagesOf.ts';
import { spellings } from './spellings.ts';

export interface Finding {
  path: string;
  line: number;
  /** What was found, and what to write instead. */
  message: string;
}

const expressions = [...dialect, ...copy, ...spellings].map((expression) => ({
  ...expression,
  matcher: new RegExp(`(?<![\\w-])(?:${expression.pattern})(?![\\w])`, 'gi'),
}));

/** Texts in other languages than English. */
const isTranslation = /\/locales\/\w+\//;

const isOwnData = /^checks\/words\/(dialect|copy|spellings|oldNames|exceptions)\.ts$/;

/** What people write in this repository: TypeScript, Markdown and the schema of GraphQL. */
export const written: readonly string[] = [...sources, ...files.filter((path) => /\.(md|graphql)$/.test(path))].filter(
  (path) => !isOwnData.test(path),
);

/** `toBareHost` as `to bare host`, `words.test.ts` as `words test ts`. */
function toWords(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

function isException(path: string, around: string, found: string): boolean {
  return exceptions.some(
    ({ within, text }) =>
      within.test(path) && around.includes(text) && text.toLowerCase().includes(found.toLowerCase()),
  );
}

export function matchesOf(
  path: string,
  place: Place,
  text: string,
): { found: string; index: number; instead: string }[] {
  if (place === 'texts' && isTranslation.test(path)) return [];
  const searched = place === 'names' ? toWords(text) : text;
  return expressions
    .filter(({ places, within }) => places.includes(place) && (within?.test(path) ?? true))
    .flatMap(({ matcher, instead }: Expression & { matcher: RegExp }) =>
      [...searched.matchAll(matcher)].map(({ 0: found, index }) => ({ found, index, instead })),
    )
    .filter(({ found, index }) => !isException(path, searched.slice(Math.max(0, index - 60), index + 60), found));
}

export function oldNamesOf(path: string, name: string): { found: string; index: number; instead: string }[] {
  return oldNames
    .filter(({ within, names }) => path.startsWith(within) && Object.hasOwn(names, name))
    .map(({ names }) => ({ found: name, index: 0, instead: names[name] ?? '' }));
}

/** Every expression in a file that has a plain one, and the number of passages that were read. */
export function findingsIn(path: string): { findings: Finding[]; passages: number } {
  const passages = passagesOf(path);
  const findings = passages.flatMap(({ place, text, start }) =>
    [...matchesOf(path, place, text), ...(place === 'names' ? oldNamesOf(path, text) : [])].map(
      ({ found, index, instead }): Finding => {
        const line = text === path ? 1 : lineOf(path, place === 'names' ? start : start + index);
        const where = place === 'names' ? ` in the name ${text}` : '';
        return { path, line, message: `${path}:${line} says «${found}»${where}: ${instead}` };
      },
    ),
  );
  return { findings, passages: passages.length };
}
