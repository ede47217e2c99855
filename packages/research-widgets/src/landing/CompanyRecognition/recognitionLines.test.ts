import { expect, test } from 'vitest';
import { recognitionLines } from './recognitionLines.ts';

test('a pasted text is split into names, each once', () => {
  expect(recognitionLines('Voltmeer\r\n plumbline \nPlumbline, Harborline;\n\nx')).toEqual({
    names: ['Voltmeer', 'plumbline', 'Harborline'],
    hasMore: false,
  });
});

test('more names than the page looks up are left out and reported', () => {
  expect(recognitionLines('Aa\nBb\nCc\nDd\nEe\nFf')).toEqual({ names: ['Aa', 'Bb', 'Cc', 'Dd', 'Ee'], hasMore: true });
});
