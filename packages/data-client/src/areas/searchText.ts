import { limits } from '@fs/api-contract';

const scheme = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Cuts a text to the length of a search, so that a pasted page finds what its beginning finds instead of failing.
 * A surrogate pair is never split.
 */
export function stripForSearch(text: string): string {
  return text.slice(0, limits.searchText).replace(/[\uD800-\uDBFF]$/, '');
}

/** Returns the conditions of a search with their texts cut to the length of a search. */
export function cutConditions<Condition extends { value: string | number }>(
  conditions: readonly Condition[],
): Condition[] {
  return conditions.map((condition) =>
    typeof condition.value === 'string' ? { ...condition, value: stripForSearch(condition.value) } : condition,
  );
}

/** Removes the scheme of an address: users paste from the address bar (research §5). */
export function withoutScheme(text: string): string {
  return stripForSearch(text.trim().replace(scheme, ''));
}

/**
 * Returns the host of a pasted address without `www`, or the text itself. A slash ends the host only when the text
 * before it can be a host, so that `24/7 Media` stays a name.
 */
export function toHostname(text: string): string {
  const address = text.trim().replace(scheme, '');
  const isAddress = scheme.test(text.trim()) || /^[^\s/?#]+\.[^\s/?#]+[/?#]/.test(address);
  return stripForSearch((isAddress ? address.replace(/[/?#].*$/s, '') : address).replace(/^www\./i, ''));
}
