import { expect, test } from 'vitest';
import { pictureAddress } from './pictureAddress.ts';

test('a picture comes by https, whatever its address was kept as', () => {
  expect(pictureAddress('http://images.example/a.png')).toBe('https://images.example/a.png');
  expect(pictureAddress('HTTP://images.example/a.png')).toBe('https://images.example/a.png');
});

test('other addresses stay as they are', () => {
  const others = [
    'https://images.example/a?from=http://b',
    '/files/a.png',
    '//images.example/a.png',
    'data:image/png,',
  ];
  expect(others.map(pictureAddress)).toEqual(others);
});
