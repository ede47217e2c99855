/** How an error was noticed: uncaught, as an unhandled rejection, or by an error boundary of a page. */
export const clientErrorKinds = ['error', 'rejection', 'boundary'] as const;

export type ClientErrorKind = (typeof clientErrorKinds)[number];

export const clientErrorLimits = {
  /** Reports that one page sends. */
  perPage: 5,
  message: 300,
  /** Frames of the stack, innermost first. */
  frames: 10,
  frame: 100,
  route: 120,
  version: 40,
} as const;

/** More text than this is not looked at. */
const longestText = 2000;

/** A built file, such as `CompanyScreen-B4x9Qk2a.js`. */
const file = String.raw`[A-Za-z][\w.$]{0,40}-[\w-]{8}\.(?:js|css)`;

/** What may be about a person, and words that look like it, in the order in which they are tried at each place. */
const suspicious = new RegExp(
  [
    // Written by an earlier pass.
    String.raw`\[(?:file ${file}|address|email|text|token|number)\]`,
    // Texts that are quoted: parsers quote what they cannot read. Names of properties are no such text.
    String.raw`'[\w$]{1,40}(?:\.[\w$]{1,40}){0,4}'(?!\w)`,
    String.raw`"[^"]*(?:"|$)|“[^”]*(?:”|$)|«[^»]*(?:»|$)|${'`[^`]*(?:`|$)'}|(?<!\w)'[^']*(?:'|$)`,
    String.raw`[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+|(?:data|blob|mailto|tel):[^\s"'<>]+`,
    String.raw`[^\s@"'<>()=:,;/]+(?:@|%40)[^\s@"'<>(),;]+`,
    String.raw`(?<![\w*])\/[^\s"'<>]+|[?&#][\w.~-]+=[^\s"'<>]*`,
    String.raw`[\w.+/=~-]{20,}`,
    String.raw`\d[\d .,:/-]{2,}\d`,
  ].join('|'),
  'giu',
);

/**
 * Removes from the text of an error what may be about a person: addresses, emails, quoted texts, tokens, ids and long
 * numbers. Applying it again changes nothing.
 */
export function scrubErrorText(text: string): string {
  const start = text
    .slice(0, longestText)
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]+/gu, ' ');
  // A word that is cut in two could be taken for a harmless one.
  const whole = text.length > longestText ? start.replace(/\S*$/, '') : start;
  return cut(whole.trim().replaceAll(suspicious, replacementOf), clientErrorLimits.message).trim();
}

function replacementOf(found: string): string {
  if (found.startsWith('[')) return found;
  if (/^["“«`]/.test(found)) return '[text]';
  if (found.startsWith("'")) return /^'[A-Za-z_$][\w$.]*'$/.test(found) && !isToken(found) ? found : '[text]';
  if (/^(?:[a-z][a-z0-9+.-]*:|[/?&#])/i.test(found)) {
    const name = new RegExp(`/(${file})(?:[?#:].*)?$`).exec(found)?.[1];
    return name === undefined ? '[address]' : `[file ${name}]`;
  }
  if (/@|%40/.test(found)) return '[email]';
  if (/^\d[\d .,:/-]*$/.test(found)) return '[number]';
  return isToken(found) ? '[token]' : found;
}

/** Long names of code have no digits; texts of random letters do. */
function isToken(text: string): boolean {
  return text.length >= 20 && (/\d/.test(text) || text.length >= 40);
}

/** The start of a text, without a part of a mark such as `[email]` at its end. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/\[[^\]]*$|[\ud800-\udbff]$/, '');
}
