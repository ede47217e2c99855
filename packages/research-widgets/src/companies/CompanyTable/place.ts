import type { TableFilter } from '@fs/ui/table-model';

const parts = ['city', 'stateCode', 'countryCode'] as const;

/**
 * Parses a location parameter. `city_{x}~stateCode_{y}~countryCode_{z}`, where any part may be missing, becomes an
 * exact filter with a readable text. Any other text is searched for.
 */
export function placeFilter(text: string): Extract<TableFilter, { kind: 'text' }> {
  const named = text.split('~').flatMap((part) => {
    const [, key, value] = /^(city|stateCode|countryCode)_(.+)$/s.exec(part) ?? [];
    return key && value ? [[key, value.trim()] as const] : [];
  });
  if (named.length === 0) return { kind: 'text', text };
  const place = new Map<string, string>(named);
  return { kind: 'text', text: parts.flatMap((part) => place.get(part) ?? []).join(', '), exact: text };
}
