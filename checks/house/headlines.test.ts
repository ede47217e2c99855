import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';

const widgets = sources.filter((path) => path.startsWith('packages/research-widgets/src/') && path.endsWith('.tsx'));

/** Elements whose direction the browser takes from the first letter of an article's title or abstract. */
const byFirstLetter = /<bdi>\{[\w.]*\b(?:article|newest)\.(?:title|description)\}/gu;

test('titles and abstracts of articles have the direction of most words in them: use Headline', () => {
  const found = widgets.flatMap((path) => [...read(path).matchAll(byFirstLetter)].map(([text]) => `${path}: ${text}`));
  expect(found).toEqual([]);
  expect(widgets.filter((path) => read(path).includes('<Headline>')).length).toBeGreaterThan(10);
});
