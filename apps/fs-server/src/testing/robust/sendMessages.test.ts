import { hostileTexts } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { Faults } from './Faults.ts';
import { keptInChat } from './keptInChat.ts';
import { sendMessages } from './sendMessages.ts';

test('messages, files, channels and people keep hostile texts, once, in the channel and in its events', async () => {
  const faults = new Faults();
  const texts = [
    'Zoë',
    ...Object.values(hostileTexts),
    'bell\u0007 \u2028line',
    '..\\plan\u202Efdp.exe',
    '\u0000',
    '\ud800',
  ];
  const counts = await sendMessages(texts, faults);
  expect(faults.lines()).toEqual([]);
  expect(counts).toEqual({ message: 22, channel: 20, file: 22, person: 4 });
});

test('what is kept of a text is what a user reads as the same', () => {
  expect(keptInChat.message(' one\r\ntwo\u0007\t ')).toBe(' one\ntwo');
  expect(keptInChat.channel('\tRed\nteam ')).toBe('Red team');
  expect(keptInChat.file('../plan\u202E.pdf')).toBe('.._plan_.pdf');
  expect(keptInChat.person('<b>')).toBeNull();
});
