import { articleSlug, defaultWatchlistName } from '@fs/api-contract';

/** Characters that end a line or control a device. */
const controls = /[\p{Cc}\u2028\u2029]/gu;

/** What the contract may make of a text that it accepts, the least change first. */
const versions: readonly [change: string, apply: (text: string) => string][] = [
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

/** The texts that one can be kept as. */
export function versionsOf(text: string): { change: string; text: string }[] {
  return versions
    .map(([change, apply]) => ({ change, text: apply(text) }))
    .filter((version) => !version.text.includes('\0') && version.text.isWellFormed());
}

/** How a text was changed; null if none of the ways explains it. */
export function changeOf(sent: string, kept: string): string | null {
  return versionsOf(sent).find((version) => version.text === kept)?.change ?? null;
}
