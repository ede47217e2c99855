import type { Surroundings } from '../surroundings.ts';

/** One look at a story. */
export interface Variant {
  name: 'light' | 'dark' | 'contrast' | 'forced' | 'rtl' | 'narrow';
  surroundings: Partial<Surroundings>;
  /** CSS pixels. */
  viewport: readonly [width: number, height: number];
  /** The user's system draws it in a few colours of its own. */
  hasForcedColors: boolean;
  checksAccessibility: boolean;
  hasPicture: boolean;
}

const desktop = [1200, 900] as const;
/** The narrowest phone that we draw for. */
export const phone = [320, 640] as const;

const plain = {
  surroundings: {},
  viewport: desktop,
  hasForcedColors: false,
  checksAccessibility: false,
  hasPicture: false,
} satisfies Omit<Variant, 'name'>;

/**
 * How a story with these tags is looked at. Every story is drawn in light and checked by axe in light (by the addon)
 * and dark; the tags `dark`, `rtl` and `narrow` ask for further pictures. A `matrix` shows all that a component can be:
 * axe checks it in every theme, and it is drawn in high contrast and in forced colours too.
 */
export function variantsOf(tags: readonly string[]): Variant[] {
  const has = (tag: string) => tags.includes(tag);
  const all: Variant[] = [
    { ...plain, name: 'light', hasPicture: true },
    { ...plain, name: 'dark', surroundings: { theme: 'dark' }, checksAccessibility: true, hasPicture: has('dark') },
    {
      ...plain,
      name: 'contrast',
      surroundings: { theme: 'contrast' },
      checksAccessibility: has('matrix'),
      hasPicture: has('matrix'),
    },
    { ...plain, name: 'forced', hasForcedColors: true, hasPicture: has('matrix') },
    { ...plain, name: 'rtl', surroundings: { locale: 'ar' }, hasPicture: has('rtl') },
    { ...plain, name: 'narrow', viewport: phone, hasPicture: has('narrow') },
  ];
  return all.filter(({ checksAccessibility, hasPicture }) => checksAccessibility || hasPicture);
}
