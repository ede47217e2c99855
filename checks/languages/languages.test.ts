import { expect, test } from 'vitest';
import { languages } from '../../apps/fs-web/src/display/languages.ts';
import { files } from '../repository.ts';

/** What has texts. The type `Translations` makes a text that is missing in a language a compile error. */
const speaking = ['packages/ui', 'packages/research-widgets', 'packages/account-widgets', 'apps/fs-web'];

/** Returns the parts without texts in a language. English is the default of every text. */
function missingIn(language: string): string[] {
  if (language === 'en') return [];
  return speaking.filter(
    (part) => !files.some((path) => path.startsWith(`${part}/src/`) && path.endsWith(`/locales/${language}.ts`)),
  );
}

test('the app offers only languages with texts in all packages and in the app', () => {
  const incomplete = languages.flatMap(({ id }) =>
    missingIn(id).map((part) => `${id}: ${part} has no locales/${id}.ts`),
  );
  expect(incomplete).toEqual([]);
  expect(languages.length).toBeGreaterThan(0);
  // Nothing is translated into Klingon.
  expect(missingIn('tlh')).toEqual(speaking);
});
