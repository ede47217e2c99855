import { expect, test } from 'vitest';
import { findInvalid, readAddresses } from './emailAddresses.ts';

test('[WIZARD-015] entered emails are trimmed and in lower case, each once', () => {
  expect(readAddresses(['  Ada@Foresight.Example ', 'tom@foresight.example', 'TOM@foresight.example'])).toEqual({
    addresses: ['ada@foresight.example', 'tom@foresight.example'],
    duplicates: 1,
  });
});

test('[XINVITE-005] 200 pasted addresses are read with any separators, and duplicates are counted', () => {
  const separators = [', ', ';', '\n', '\t', ' ', ' | ', ';\r\n'];
  const emails = Array.from({ length: 200 }, (_, index) => `person${index}@meridian.example`);
  const pasted = emails.map((email, index) => `${email}${separators[index % separators.length]}`).join('');
  expect(readAddresses([`${pasted}PERSON0@Meridian.example`])).toEqual({ addresses: emails, duplicates: 1 });
});

test('names beside addresses are left out, and addresses without names beside them stay', () => {
  const pasted = '"Okafor, Ada" <Ada@b.example>; "Tom" <tom@b.example>, eve@c.example ida@d.example <kai@e.example>';
  expect(readAddresses([pasted, 'mailto:lou@f.example'])).toEqual({
    addresses: ['ada@b.example', 'tom@b.example', 'eve@c.example', 'ida@d.example', 'kai@e.example', 'lou@f.example'],
    duplicates: 0,
  });
});

test('what is no address stays, so that it can be reported', () => {
  expect(readAddresses(['ada@b.example, nobody']).addresses).toEqual(['ada@b.example', 'nobody']);
  expect(findInvalid(['ada@b.example', 'nobody'])).toBe('nobody');
  expect(findInvalid(['ada@b.example'])).toBeUndefined();
});
