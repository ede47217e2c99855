import type { Surroundings } from '../surroundings.ts';

/** One look at a story. */
export interface Variant {
  name: 'light' | 'dark' | 'rtl' | 'narrow';
  surroundings: Partial<Surroundings>;
  /** CSS pixels. */
  viewport: readonly [width: number, height: number];
  checksAccessibility: boolean;
  hasPicture: boolean;
}

const desktop = [1200, 900] as const;
/** The narrowest phone that we draw for. */
const phone = [320, 640] as const;

/**
 * How a story with these tags is looked at. Every story is drawn in light and checked by axe in light (by the addon)
 * and dark; the tags `dark`, `rtl` and `narrow` ask for further pictures.
 */
export function variantsOf(tags: readonly string[]): Variant[] {
  const all: Variant[] = [
    { name: 'light', surroundings: {}, viewport: desktop, checksAccessibility: false, hasPicture: true },
    {
      name: 'dark',
      surroundings: { theme: 'dark' },
      viewport: desktop,
      checksAccessibility: true,
      hasPicture: tags.includes('dark'),
    },
    {
      name: 'rtl',
      surroundings: { locale: 'ar' },
      viewport: desktop,
      checksAccessibility: false,
      hasPicture: tags.includes('rtl'),
    },
    {
      name: 'narrow',
      surroundings: {},
      viewport: phone,
      checksAccessibility: false,
      hasPicture: tags.includes('narrow'),
    },
  ];
  return all.filter(({ checksAccessibility, hasPicture }) => checksAccessibility || hasPicture);
}
