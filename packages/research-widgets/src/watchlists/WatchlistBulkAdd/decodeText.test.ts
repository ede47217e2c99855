import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test('files of today, of Excel and of old Windows are read alike', () => {
  expect(decodeText(new TextEncoder().encode('Café').buffer)).toBe('Café');
  expect(decodeText(bytes(0xff, 0xfe, 0x43, 0, 0xe9, 0))).toBe('Cé');
  expect(decodeText(bytes(0xfe, 0xff, 0, 0x43, 0, 0xe9))).toBe('Cé');
  expect(decodeText(bytes(0x43, 0xe9))).toBe('Cé');
  expect(decodeText(bytes())).toBe('');
});

test('what is no text is none: a workbook that was given another name', () => {
  expect(decodeText(bytes(0x50, 0x4b, 3, 4, 0, 0, 8, 0))).toBeNull();
});
