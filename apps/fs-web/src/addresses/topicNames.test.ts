import { hostileTexts } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { topicsPath } from './linkPaths.ts';
import { readTopicNames } from './topicNames.ts';

const searchOf = (path: string) => path.slice(path.indexOf('?'));

test('reads each topic of an address once, up to ten', () => {
  expect(readTopicNames('?name=Grid%20Flexibility&name=R%26D&name=Grid+Flexibility&name=+')).toEqual([
    'Grid Flexibility',
    'R&D',
  ]);
  const many = Array.from({ length: 12 }, (_, index) => `Topic ${index}`);
  expect(readTopicNames(searchOf(topicsPath(many)))).toEqual(many.slice(0, 10));
  expect(readTopicNames('')).toEqual([]);
});

test('leaves out texts that the server refuses', () => {
  expect(readTopicNames(`?name=${'a'.repeat(201)}&name=a%00b&name=%ED%A0%80`)).toEqual(['\uFFFD\uFFFD\uFFFD']);
});

const topics = Object.entries(hostileTexts).filter(([, text]) => text.trim() !== '' && text.length <= 200);

test.each(topics)('the %s text survives in an address', (_kind, text) => {
  expect(readTopicNames(searchOf(topicsPath([text])))).toEqual([text.trim()]);
});
