import { expect, test } from 'vitest';
import { readAnnouncement } from './readAnnouncement.ts';

const printed = `Building the app

Foresight is ready at http://127.0.0.1:4400/fs/

Sample sign-ins, all with the password correct-horse
  admin  ada@example.com
  free   finn@example.com

Mail is kept at http://127.0.0.1:4400/outbox

`;

test('the address, the sample sign-ins and the place of mail are read from what a start prints', () => {
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

test('a start without samples has an address alone', () => {
  const announcement = readAnnouncement('\nForesight is ready at http://127.0.0.1:4400/fs/\n\n');
  expect(announcement).toEqual({
    url: 'http://127.0.0.1:4400/fs/',
    password: undefined,
    signIns: new Map(),
    mailUrl: undefined,
  });
});

test('nothing is read before all of it is there', () => {
  expect(readAnnouncement('Building the app\n')).toBeNull();
  expect(readAnnouncement(printed.slice(0, printed.indexOf('free')))).toBeNull();
});
