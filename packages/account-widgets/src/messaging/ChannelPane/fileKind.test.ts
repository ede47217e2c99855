import { attachmentTypes } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { fileKindOf } from './fileKind.ts';

test.each([
  ['application/pdf', 'pdf'],
  ['Image/PNG', 'image'],
  ['text/csv; charset=utf-8', 'spreadsheet'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'spreadsheet'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'slides'],
  ['application/msword', 'document'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'document'],
  ['application/zip', 'archive'],
  ['audio/mpeg', 'audio'],
  ['video/mp4', 'video'],
  ['text/plain', 'text'],
  ['application/x-unheard-of', 'file'],
  ['', 'file'],
])('a file of the type %j is known as %s', (type, kind) => {
  expect(fileKindOf(type)).toBe(kind);
});

test('each file that a message may carry has a kind of its own', () => {
  expect(attachmentTypes.map(fileKindOf)).not.toContain('file');
});
