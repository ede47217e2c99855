import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { avatarGroupMessages } from '../../data/AvatarGroup/AvatarGroup.messages.ts';
import { fileSizeMessages } from '../../data/FileSize/FileSize.messages.ts';
import { tagListMessages } from '../../data/TagList/TagList.messages.ts';
import { createFormats } from '../formats/createFormats.ts';
import { bindMessages } from '../messages/bindMessages.ts';
import type { Messages, MessageTable } from '../messages/defineMessages.ts';
import type { MessageOverrides } from '../messages/overrideMessages.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';

const source = join(import.meta.dirname, '../..');

/** Every message of every component, as `Button.pending: text`. */
async function englishKeys(): Promise<string[]> {
  const files = globSync('**/*.messages.ts', { cwd: source });
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(source, file))));
  const tables: Messages<MessageTable>[] = modules.flatMap((module) => Object.values(module));
  return tables.flatMap(({ component, table }) => keysOf({ [component]: table })).toSorted();
}

function keysOf(overrides: MessageOverrides): string[] {
  return Object.entries(overrides).flatMap(([component, table]) =>
    Object.entries(table).map(([key, message]) => `${component}.${key}: ${typeof message}`),
  );
}

test.each(Object.entries({ ar, de }))('%s says all that the components say, and nothing else', async (_, language) => {
  const english = await englishKeys();
  expect(keysOf(language).toSorted()).toEqual(english);
  expect(english.length).toBeGreaterThan(40);
});

test('Arabic counts in its own forms', () => {
  const formats = createFormats('ar-u-nu-latn', 'ar');
  const { bytes } = bindMessages(fileSizeMessages.table, formats, ar.FileSize);
  expect([1, 2, 3, 100].map((amount) => bytes({ amount }))).toEqual(['بايت واحد', 'بايتان', '3 بايتات', '100 بايت']);
});

test('Arabic has words, no figures, for one and for two further ones', () => {
  const formats = createFormats('ar-u-nu-latn', 'ar');
  const { more } = bindMessages(tagListMessages.table, formats, ar.TagList);
  const { others } = bindMessages(avatarGroupMessages.table, formats, ar.AvatarGroup);
  for (const say of [more, others]) {
    expect([1, 2].map((count) => say({ count }))).toEqual(['واحد آخر', 'اثنان آخران']);
    expect(say({ count: 3 })).toContain('3');
  }
});
