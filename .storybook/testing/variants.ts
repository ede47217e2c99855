import type { Surroundings } from '../surroundings.ts';

/** One rendering of a story: theme, viewport and direction. */
export interface Variant {
  name: 'light' | 'dark' | 'contrast' | 'forced' | 'rtl' | 'narrow';
  surroundings: Partial<Surroundings>;
  /** CSS pixels. */
  viewport: readonly [width: number, height: number];
  /** The operating system replaces the colors with a few of its own. */
  hasForcedColors: boolean;
  checksAccessibility: boolean;
  hasScreenshot: boolean;
}

const desktop = [1200, 900] as const;
/** The narrowest phone that we support. */
export const phone = [320, 640] as const;

const plain = {
  surroundings: {},
  viewport: desktop,
  hasForcedColors: false,
  checksAccessibility: false,
  hasScreenshot: false,
} satisfies Omit<Variant, 'name'>;

/**
 * Returns the variants in which a story with these tags is checked. Axe checks every story in light (by the addon) and
 * dark; the tags `dark`, `rtl` and `narrow` request further screenshots. A `matrix` shows all variants of a component:
 * axe checks it in every theme, and it is also rendered in high contrast and forced colors.
 */
export function variantsOf(tags: readonly string[]): Variant[] {
  const has = (tag: string) => tags.includes(tag);
  const all: Variant[] = [
    { ...plain, name: 'light', hasScreenshot: true },
    { ...plain, name: 'dark', surroundings: { theme: 'dark' }, checksAccessibility: true, hasScreenshot: has('dark') },
    {
      ...plain,
      name: 'contrast',
      surroundings: { theme: 'contrast' },
      checksAccessibility: has('matrix'),
      hasScreenshot: has('matrix'),
    },
    { ...plain, name: 'forced', hasForcedColors: true, hasScreenshot: has('matrix') },
    { ...plain, name: 'rtl', surroundings: { locale: 'ar' }, hasScreenshot: has('rtl') },
    { ...plain, name: 'narrow', viewport: phone, hasScreenshot: has('narrow') },
  ];
  return all.filter(({ checksAccessibility, hasScreenshot }) => checksAccessibility || hasScreenshot);
}
