import bowser from 'bowser';

const maxLength = 60;

/** Formats a user agent for display, such as `Firefox on Windows`, without versions. Null when it is not recognized. */
export function formatDeviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = bowser.parse(userAgent.slice(0, 500));
  const words = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return words.length === 0 ? null : words.join(' on ').slice(0, maxLength);
}
