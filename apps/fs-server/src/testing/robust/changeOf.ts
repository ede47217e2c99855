import { articleSlug, defaultWatchlistName, scrubErrorText } from '@fs/api-contract';
import { keptInChat } from './keptInChat.ts';

/** Characters that end a line or control a device. */
const controls = /[\p{Cc}\u2028\u2029]/gu;

type Version = readonly [change: string, apply: (text: string) => string];

/** What the contract may make of a text that it accepts, the least change first. */
const versions: readonly Version[] = [
  ['as sent', (text) => text],
  ['trimmed', (text) => text.trim()],
  // Names (one line) and texts of several.
  ['without control characters', (text) => text.replace(controls, ' ').trim()],
  [
    'without control characters',
    (text) =>
      text
        .replaceAll('\r\n', '\n')
        .replace(/[^\P{Cc}\n]/gu, ' ')
        .trim(),
  ],
  ['without control characters', (text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')],
  // Names of files.
  ['as the name of a file', (text) => text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029/\\]/gu, '_').trim()],
  ['in lower case', (text) => text.trim().toLowerCase()],
  ['as a list without a name', (text) => (text.replace(controls, ' ').trim() === '' ? defaultWatchlistName : text)],
  ['canonical address', (text) => (URL.canParse(text) ? new URL(text).href : text)],
  ['canonical address', (text) => (URL.canParse(text) ? withoutFragment(new URL(text)) : text)],
  ['as a part of an address', articleSlug],
  ['as JSON', (text) => (isJson(text) ? JSON.stringify(JSON.parse(text)) : text)],
];

/** What it makes of one field only, and why. */
const ownVersions: Readonly<Record<string, Version>> = {
  // What is blank at the start of a message may be code.
  'createChatMessage body.content': ['without a blank end', (text) => keptInChat.message(text) ?? text],
  // Codes are in capitals, so that who reads one aloud need not say so.
  'mutation createReferral input.code': ['in capitals', (text) => text.trim().toUpperCase()],
  // Reports of errors keep nothing personal (decision 115).
  'reportClientError body.message': ['without what may be personal', (text) => scrubErrorText(text) || 'Unknown error'],
};

function withoutFragment(url: URL): string {
  url.hash = '';
  return url.href;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The texts that one can be kept as in a field, such as `createChatMessage body.content`. */
export function versionsOf(text: string, field = ''): { change: string; text: string }[] {
  const own = ownVersions[field];
  return [...versions, ...(own ? [own] : [])]
    .map(([change, apply]) => ({ change, text: apply(text) }))
    .filter((version) => !version.text.includes('\0') && version.text.isWellFormed());
}

/** How a text was changed in a field; null if none of the ways explains it. */
export function changeOf(sent: string, kept: string, field?: string): string | null {
  return versionsOf(sent, field).find((version) => version.text === kept)?.change ?? null;
}
