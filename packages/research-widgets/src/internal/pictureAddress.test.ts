import { expect, test } from 'vitest';
import { pictureAddress } from './pictureAddress.ts';

test('loads images over https, even if their stored URL is http', () => {
  expect(pictureAddress('http://images.example/a.png')).toBe('https://images.example/a.png');
  expect(pictureAddress('HTTP://images.example/a.png')).toBe('https://images.example/a.png');
});

test('leaves other URLs unchanged', () => {
  const others = [
    'https://images.example/a?from=http://b',
    '/files/a.png',
    '//images.example/a.png',
    'data:image/png,',
  ];
  expect(others.map(pictureAddress)).toEqual(others);
});
