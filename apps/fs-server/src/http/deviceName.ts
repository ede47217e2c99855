import bowser from 'bowser';

const longest = 60;

/** What a user agent is called, such as `Firefox on Windows`; null where that is not known. Versions are left out. */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = bowser.parse(userAgent.slice(0, 500));
  const words = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return words.length === 0 ? null : words.join(' on ').slice(0, longest);
}
