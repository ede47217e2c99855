import { expect, test } from 'vitest';
import { shorten } from '../app/heads/headTexts.ts';
import { extractArticle } from '../areas/curation/content/reading/extractArticle.ts';
import { cutText } from './cutText.ts';

test.each([
  ['abc', 2, 'ab'],
  ['a😀', 2, 'a'],
  ['a😀', 3, 'a😀'],
  ['', 2, ''],
])('cuts %j to %i', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});

const faces = `a${'😀'.repeat(60_000)}`;

test('a description is cut between characters', () => {
  expect(shorten(faces)).toBe(`a${'😀'.repeat(74)}…`);
});

test('an extracted article is cut between characters', () => {
  const html = `<html><head><title>${faces}</title></head><body><article><p>${faces}</p></article></body></html>`;
  const article = extractArticle({ html, url: 'https://pier.example/faces' });
  expect(article?.title).toBe(`a${'😀'.repeat(149)}`);
  expect(article?.text).toBe(`a${'😀'.repeat(49_999)}`);
});
