import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test('decodes UTF-8, UTF-16 and Windows-1252 files', () => {
  expect(decodeText(new TextEncoder().encode('Café').buffer)).toBe('Café');
  expect(decodeText(bytes(0xff, 0xfe, 0x43, 0, 0xe9, 0))).toBe('Cé');
  expect(decodeText(bytes(0xfe, 0xff, 0, 0x43, 0, 0xe9))).toBe('Cé');
  expect(decodeText(bytes(0x43, 0xe9))).toBe('Cé');
  expect(decodeText(bytes())).toBe('');
});

test('returns null for a renamed workbook', () => {
  expect(decodeText(bytes(0x50, 0x4b, 3, 4, 0, 0, 8, 0))).toBeNull();
});
