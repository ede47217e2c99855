import { isStorable } from './storableText.ts';

/** Deeper than any value of ours, and far from where a parser's stack ends. */
const deepest = 100;

/**
 * The value of JSON text that PostgreSQL can store as `jsonb`; undefined for any other text. It refuses what
 * JavaScript reads and the database does not: an escaped NUL or half of a surrogate pair, numbers beyond a double, and
 * nesting without end.
 */
export function parseJsonText(text: string): unknown {
  if (depthOf(text) > deepest) return undefined;
  try {
    return JSON.parse(text, refuseUnstorable);
  } catch {
    return undefined;
  }
}

function refuseUnstorable(key: string, value: unknown, context?: { source?: string }): unknown {
  const isSmall = typeof value !== 'number' || isOrdinary(value, context?.source ?? '');
  if (!isSmall || !isStorable(key) || (typeof value === 'string' && !isStorable(value)))
    throw new SyntaxError('This cannot be stored');
  return value;
}

/** A number that `numeric` holds: `1e-99999` is 0 here and an error there. */
function isOrdinary(value: number, source: string): boolean {
  return Number.isFinite(value) && source.length <= 400 && !/e[+-]?\d{4}/i.test(source);
}

/** How many lists and objects are open at once. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInText && character === '\\') at += 1;
    else if (character === '"') isInText = !isInText;
    else if (!isInText && (character === '[' || character === '{')) depth += 1;
    else if (!isInText && (character === ']' || character === '}')) depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}
