import { isStorable } from './storableText.ts';

/** Maximum nesting: deeper than all our values, and far below the parser's limit. */
const maxDepth = 100;

/**
 * Parses JSON text that PostgreSQL can store as `jsonb`; undefined for any other text. Rejects what JavaScript accepts
 * and the database does not: escaped NUL, lone surrogates, numbers beyond a double, and deep nesting.
 */
export function parseJsonText(text: string): unknown {
  if (depthOf(text) > maxDepth) return undefined;
  try {
    return JSON.parse(text, rejectUnstorable);
  } catch {
    return undefined;
  }
}

/** Whether a value is nested so deep that writing it as JSON may exceed the stack. */
export function isTooDeep(value: unknown, levels = maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isTooDeep(part, levels - 1));
}

function rejectUnstorable(key: string, value: unknown, context?: { source?: string }): unknown {
  const isStorableNumber = typeof value !== 'number' || isNumeric(value, context?.source ?? '');
  if (!isStorableNumber || !isStorable(key) || (typeof value === 'string' && !isStorable(value)))
    throw new SyntaxError('This cannot be stored');
  return value;
}

/** Whether `numeric` can store the number: `1e-99999` is 0 in JavaScript and an error in PostgreSQL. */
function isNumeric(value: number, source: string): boolean {
  return Number.isFinite(value) && source.length <= 400 && !/e[+-]?\d{4}/i.test(source);
}

/** The maximum nesting of arrays and objects. */
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
