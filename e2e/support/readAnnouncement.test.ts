import { expect, test } from 'vitest';
import { readAnnouncement } from './readAnnouncement.ts';

const printed = `Building the app

Foresight is ready at http://127.0.0.1:4400/fs/

Sample accounts (password for all: correct-horse)
  admin  ada@example.com
  free   finn@example.com

Outgoing mail: http://127.0.0.1:4400/outbox

`;

test('reads the address, the sample logins and the outbox from the output of a start', () => {
  expect(readAnnouncement(printed)).toEqual({
    url: 'http://127.0.0.1:4400/fs/',
    password: 'correct-horse',
    signIns: new Map([
      ['admin', 'ada@example.com'],
      ['free', 'finn@example.com'],
    ]),
    mailUrl: 'http://127.0.0.1:4400/outbox',
  });
});

test('reads only an address from a start without samples', () => {
  const announcement = readAnnouncement('\nForesight is ready at http://127.0.0.1:4400/fs/\n\n');
  expect(announcement).toEqual({
    url: 'http://127.0.0.1:4400/fs/',
    password: undefined,
    signIns: new Map(),
    mailUrl: undefined,
  });
});

test('returns null until the output is complete', () => {
  expect(readAnnouncement('Building the app\n')).toBeNull();
  expect(readAnnouncement(printed.slice(0, printed.indexOf('free')))).toBeNull();
});
