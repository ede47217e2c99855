import { expect, expectTypeOf, test } from 'vitest';
import { createFormats } from '../formats/createFormats.ts';
import { bindMessages } from './bindMessages.ts';
import { defineMessages } from './defineMessages.ts';
import { overrideMessages } from './overrideMessages.ts';

const messages = defineMessages('CompanyTable', {
  empty: 'No companies match.',
  found: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
});

const english = createFormats('en');

test('a component calls its messages with their values alone', () => {
  const bound = bindMessages(messages.table, english);
  expect(bound.empty).toBe('No companies match.');
  expect(bound.found({ count: 1 })).toBe('1 company');
  expect(bound.found({ count: 1200 })).toBe('1,200 companies');
  expectTypeOf(bound.found).parameters.toEqualTypeOf<[{ count: number }]>();
});

test('numbers inside a message follow the user', () => {
  expect(bindMessages(messages.table, createFormats('de')).found({ count: 1200 })).toBe('1.200 companies');
});

test('an override replaces one text, counts in its own language and leaves the others', () => {
  const polish = overrideMessages(messages, {
    found: ({ count }, { plural }) => `${count} ${plural(count, { one: 'firma', few: 'firmy', other: 'firm' })}`,
  });
  const bound = bindMessages(messages.table, english, polish.CompanyTable, createFormats('en', 'pl'));
  expect(bound.found({ count: 3 })).toBe('3 firmy');
  expect(bound.empty).toBe('No companies match.');
});

test('a misspelt key and a text with wrong values do not compile', () => {
  // @ts-expect-error The key is misspelled.
  overrideMessages(messages, { emtpy: 'Nothing' });
  // @ts-expect-error The message has no value `total`.
  const patch = overrideMessages(messages, { found: ({ total }: { total: number }) => `${total}` });
  expect(Object.keys(patch)).toEqual(['CompanyTable']);
});
