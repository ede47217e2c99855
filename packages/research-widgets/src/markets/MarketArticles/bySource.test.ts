import { buildArticleListItem } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { bySource } from './bySource.ts';

function item(uuid: string, site_name: string | null) {
  const { article, ...rest } = buildArticleListItem();
  return { ...rest, earned_content: null, article: { ...article, uuid, site_name } };
}

test('the source with most articles is first, and unknown sources are last', () => {
  const groups = bySource([
    item('1', null),
    item('2', null),
    item('3', 'Quay Daily'),
    item('4', 'Wire'),
    item('5', 'Wire'),
  ]);
  expect(groups.map(({ source, articles }) => [source, articles.map(({ article }) => article.uuid)])).toEqual([
    ['Wire', ['4', '5']],
    ['Quay Daily', ['3']],
    [null, ['1', '2']],
  ]);
});

test('the source of earned content wins over the name of the site', () => {
  const earned = {
    ...item('1', 'wire.example'),
    earned_content: { id: 'e', url: 'https://wire.example/1', source: 'Wire' },
  };
  expect(bySource([earned]).map(({ source }) => source)).toEqual(['Wire']);
});
