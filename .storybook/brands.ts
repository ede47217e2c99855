import { type Brand, createBrand } from '@fs/ui/brand';
import type { Surroundings } from './surroundings.ts';

const colours: Readonly<Record<Exclude<Surroundings['brand'], 'foresight'>, string>> = {
  plum: '#7A1FA2',
  ember: '#B33A00',
};

const made = new Map<string, Brand>();

/** What the toolbar's brand is made of; none is ours. */
export function brandNamed(name: Surroundings['brand']): Brand | undefined {
  if (name === 'foresight') return undefined;
  const existing = made.get(name);
  if (existing) return existing;
  const verdict = createBrand({ colour: colours[name] });
  if (!verdict.ok) throw new Error(`${name} cannot be read; ${verdict.nearest} could`);
  made.set(name, verdict.brand);
  return verdict.brand;
}
