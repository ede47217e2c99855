import type { ThemeColors } from '../theme/ThemeColors.ts';
import { type BrandTheme, brandThemeNames, brandThemes } from './brandThemes.ts';
import { type ContrastPair, contrastOf, contrastPairs } from './contrastPairs.ts';
import { deriveColors } from './deriveColors.ts';
import { fitted, type Oklch, parseColor, toHex } from './oklch.ts';

export interface BrandInput {
  /** The brand color, such as `#1F6E54` or `oklch(0.46 0.09 165)`. Must be opaque. */
  color: string;
  /** Name of a font family that the page loads. Default: the font of the default themes. */
  font?: string;
}

/** A pair of colors that can meet, with its contrast ratio. */
export interface Proof extends ContrastPair {
  theme: BrandTheme;
  /** The WCAG 2.2 contrast ratio, from 1 to 21. */
  ratio: number;
}

export interface Brand extends BrandInput {
  /** Identifies the brand in style sheets. The same input always gets the same id. */
  id: string;
  /** Every color of every theme. */
  themes: Readonly<Record<BrandTheme, ThemeColors>>;
  /** Every pair. Each reaches its minimum ratio. */
  proof: readonly Proof[];
}

export type BrandVerdict =
  | { ok: true; brand: Brand }
  | {
      ok: false;
      /** The pairs below their minimum ratio. */
      failures: readonly Proof[];
      /** The closest color of the same hue that passes, such as `#1f6e54`. */
      nearest: string;
    };

/**
 * Derives every color of every theme from the brand color, and verifies the contrast of all pairs that can meet.
 * @throws RangeError for an invalid color or font.
 */
export function createBrand({ color, font }: BrandInput): BrandVerdict {
  const parsed = parseColor(color);
  if (parsed.alpha !== 1) throw new RangeError(`${color}: the brand color must be opaque`);
  if (font !== undefined && !/^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u.test(font))
    throw new RangeError(`${font}: write one font family, without quotes`);

  const brand = fitted(parsed);
  const proof = brandThemeNames.flatMap((theme) => proofOf(theme, brand));
  const failures = proof.filter(isFailure);
  if (failures.length > 0) return { ok: false, failures, nearest: nearestPassing(brand) };

  const themes = {
    light: deriveColors('light', brand),
    dark: deriveColors('dark', brand),
    contrastLight: deriveColors('contrastLight', brand),
    contrastDark: deriveColors('contrastDark', brand),
  };
  const id = [toHex(brand).slice(1), ...(font?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join('-');
  return { ok: true, brand: { id, color, font, themes, proof } };
}

function proofOf(theme: BrandTheme, brand: Oklch): Proof[] {
  const pairs = contrastPairs(deriveColors(theme, brand), brandThemes[theme].level);
  return pairs.map((pair) => ({ ...pair, theme, ratio: contrastOf(pair) }));
}

function isFailure({ ratio, least }: Proof) {
  return ratio < least;
}

/** @throws Error when no lightness of the hue passes, which the backgrounds of the themes rule out. */
function nearestPassing(brand: Oklch): string {
  for (let distance = 0.005; distance <= 1; distance += 0.005) {
    for (const l of [brand.l - distance, brand.l + distance]) {
      if (l < 0 || l > 1) continue;
      // Checks the 8-bit color that the result names, because the conversion rounds.
      const hex = toHex(fitted({ ...brand, l }));
      const candidate = parseColor(hex);
      if (brandThemeNames.every((theme) => !proofOf(theme, candidate).some(isFailure))) return hex;
    }
  }
  throw new Error(`No lightness of hue ${brand.h} can be read`);
}
