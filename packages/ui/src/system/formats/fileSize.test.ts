import { expect, test } from 'vitest';
import { fileSizeMessages } from '../../data/FileSize/FileSize.messages.ts';
import { bindMessages } from '../messages/bindMessages.ts';
import { createFormats } from './createFormats.ts';
import { fileSize } from './fileSize.ts';

/** Combines the parts as FileSize does. */
function shown(bytes: number, locale = 'en-US') {
  const { amount, unit } = fileSize(bytes);
  return bindMessages(fileSizeMessages.table, createFormats(locale))[unit]({ amount });
}

test('[CONST-004] a file size is read in bytes, KB, MB or GB with two decimals', () => {
  expect([512, 1536, 5_242_880, 3_221_225_472].map((bytes) => shown(bytes))).toEqual([
    '512 bytes',
    '1.50 KB',
    '5.00 MB',
    '3.00 GB',
  ]);
});

test('one byte is singular, and bytes have no decimals', () => {
  expect([0, 1, 1023].map((bytes) => shown(bytes))).toEqual(['0 bytes', '1 byte', '1,023 bytes']);
});

test('rounding carries into the next unit, and gigabytes are the largest', () => {
  expect(shown(1024 ** 2 - 1)).toBe('1.00 MB');
  expect(shown(1024 ** 4 * 2)).toBe('2,048.00 GB');
});

test('figures follow the user’s locale', () => {
  expect(shown(1536, 'de')).toBe('1,50 KB');
});
