import { type Brand, createBrand } from '@fs/ui/brand';
import type { Surroundings } from './surroundings.ts';

const colors: Readonly<Record<Exclude<Surroundings['brand'], 'foresight'>, string>> = {
  plum: '#7A1FA2',
  ember: '#B33A00',
};

const made = new Map<string, Brand>();

/** Returns the brand that is selected in the toolbar. None of them is the product's own. */
export function brandNamed(name: Surroundings['brand']): Brand | undefined {
  if (name === 'foresight') return undefined;
  const existing = made.get(name);
  if (existing) return existing;
  const verdict = createBrand({ color: colors[name] });
  if (!verdict.ok) throw new Error(`${name} cannot be read; ${verdict.nearest} could`);
  made.set(name, verdict.brand);
  return verdict.brand;
}
