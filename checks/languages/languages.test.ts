import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { languages } from '../../apps/fs-web/src/display/languages.ts';
import { root } from '../repository.ts';
import { sameTexts } from './sameTexts.ts';
import { untranslated } from './untranslated.ts';

// Tables of messages need no components, whose styles need the build.
vi.mock('@fs/ui', () => import('../../packages/ui/src/system/messages/defineMessages.ts'));

/** What has texts, and where. The type `Translations` makes a text that is missing in a language a compile error. */
const speaking = {
  'packages/ui': 'system/locales',
  'packages/research-widgets': 'locales',
  'packages/account-widgets': 'locales',
  'apps/fs-web': 'locales',
} as const;

type Tables = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the English tables of a part, by component. */
async function englishOf(part: string): Promise<Tables> {
  const module: object = await import(join(root, part, 'src/messages.ts'));
  const tables = Object.values(module).filter((each) => typeof each?.component === 'string');
  return Object.fromEntries(tables.map(({ component, table }) => [component, table]));
}

/** Returns the tables of a part in another language. Fails if there are none. */
async function translationOf(part: keyof typeof speaking, language: string): Promise<Tables> {
  const module = await import(join(root, part, 'src', speaking[part], `${language}.ts`));
  return module[language];
}

function keysOf(tables: Tables): string[] {
  return Object.entries(tables)
    .flatMap(([component, table]) => Object.keys(table).map((key) => `${component}.${key}`))
    .sort();
}

const parts = Object.keys(speaking) as (keyof typeof speaking)[];
const others = languages.map(({ id }) => id).filter((id) => id !== 'en');

test('the app offers English and other languages', () => {
  expect(languages.map(({ id }) => id)).toContain('en');
  expect(others.length).toBeGreaterThan(0);
});

test('each component has the messages of its own name', async () => {
  const components = (await Promise.all(parts.map(englishOf))).flatMap(Object.keys);
  expect(components.filter((name, index) => components.indexOf(name) !== index)).toEqual([]);
});

describe.each(others)('%s', (language) => {
  test.each(parts)('has every text of %s, and nothing else', async (part) => {
    const english = keysOf(await englishOf(part));
    expect(keysOf(await translationOf(part, language))).toEqual(english);
    expect(english.length).toBeGreaterThan(50);
  });

  test.each(parts)('has no English text in %s', async (part) => {
    const same = sameTexts(await englishOf(part), await translationOf(part, language));
    expect(same.filter(({ text }) => !untranslated[language]?.includes(text))).toEqual([]);
  });
});

test('finds texts that are the same, and not what has no words', () => {
  const table = {
    save: 'Save',
    mark: '—',
    more: () => `${1} more`,
    sum: () => `$${1}`,
    noun: (count: number) => (count === 1 ? 'company' : 'companies'),
    nested: (count: number) => `${count} ${count === 1 ? 'company' : 'companies'}`,
    form: (form: string) => (form === 'compact' || form === 'short' ? '—' : `${1}`),
  };
  expect(sameTexts({ Card: table }, { Card: { ...table } })).toEqual([
    { key: 'Card.save', text: 'Save' },
    { key: 'Card.more', text: 'more' },
    { key: 'Card.noun', text: 'company companies' },
    { key: 'Card.nested', text: 'company companies' },
  ]);
});
