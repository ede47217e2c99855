import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';

/** Words of companies, markets, and accounts. `company.com` is an example address. */
const domainWords =
  /\b(compan(?:y|ies)(?!\.com)|accounts?|plans?|upgrades?|investors?|investments?|markets?|watchlists?|funding|acquisitions?|subscriptions?|paywalls?|fahrenheit|celsius|weather)(?!\w)/gi;

const allowed: readonly (readonly [path: string, text: string])[] = [
  // The name of a unit of `Intl`, as an example.
  ['packages/ui/src/system/formats/createFormats.ts', 'fahrenheit'],
];

/** Returns the words of a domain in names, comments, and texts. Splits names at their capitals. */
function wordsIn(path: string, text: string): string[] {
  const words = text.replace(/([a-z])(?=[A-Z])/g, '$1 ').matchAll(domainWords);
  return [...words]
    .map(([word]) => word)
    .filter((word) => !allowed.some(([at, excepted]) => at === path && excepted === word.toLowerCase()));
}

test('@fs/ui knows nothing of companies and accounts', () => {
  const checked = sources.filter(
    (path) =>
      path.startsWith('packages/ui/src/') && !/\.(stories|test)\.tsx?$|^packages\/ui\/src\/testing\//.test(path),
  );
  const found = checked.flatMap((path) => wordsIn(path, `${path}\n${read(path)}`).map((word) => `${path}: ${word}`));
  expect(found).toEqual([]);
  expect(checked.length).toBeGreaterThan(300);
});

test('finds words of the domain within names, but not within other words', () => {
  const own = 'checks/layers/domainWords.test.ts';
  expect(wordsIn(own, 'upgradeIcon CompanyTable accompany plane companion name@company.com')).toEqual([
    'upgrade',
    'Company',
  ]);
});

test('has only exceptions that apply', () => {
  expect(allowed.filter(([path, text]) => !read(path).includes(text))).toEqual([]);
});
