import type { ThemeColors } from '../theme/ThemeColors.ts';
import { type BrandTheme, brandThemeNames, brandThemes } from './brandThemes.ts';
import { type ContrastPair, contrastOf, contrastPairs } from './contrastPairs.ts';
import { deriveColors } from './deriveColors.ts';
import { fitted, type Oklch, parseColour, toHex } from './oklch.ts';

export interface BrandInput {
  /** As `#1F6E54` or `oklch(0.46 0.09 165)`. */
  colour: string;
  /** Name of a font family that the page loads. Default: ours. */
  font?: string;
}

/** A pair of colours that can meet, with its ratio. */
export interface Proof extends ContrastPair {
  theme: BrandTheme;
  /** From 1 to 21, by WCAG 2.2. */
  ratio: number;
}

export interface Brand extends BrandInput {
  /** The same for the same input: names the brand in style sheets. */
  id: string;
  /** Every colour of every theme. */
  themes: Readonly<Record<BrandTheme, ThemeColors>>;
  /** Every pair, each at least as high as it must be. */
  proof: readonly Proof[];
}

export type BrandVerdict =
  | { ok: true; brand: Brand }
  | {
      ok: false;
      /** The pairs that cannot be read. */
      failures: readonly Proof[];
      /** The colour of the same hue, least lighter or darker, that passes: as `#1f6e54`. */
      nearest: string;
    };

/**
 * Derives every colour of every theme from the brand's, and proves that all that can meet can be read.
 * @throws RangeError on a colour or font that cannot be read as one
 */
export function createBrand({ colour, font }: BrandInput): BrandVerdict {
  const parsed = parseColour(colour);
  if (parsed.alpha !== 1) throw new RangeError(`${colour}: a brand's colour lets nothing through`);
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
  return { ok: true, brand: { id, colour, font, themes, proof } };
}

function proofOf(theme: BrandTheme, brand: Oklch): Proof[] {
  const pairs = contrastPairs(deriveColors(theme, brand), brandThemes[theme].level);
  return pairs.map((pair) => ({ ...pair, theme, ratio: contrastOf(pair) }));
}

function isFailure({ ratio, least }: Proof) {
  return ratio < least;
}

/** @throws Error when no lightness of this hue passes, which the themes' own grounds rule out */
function nearestPassing(brand: Oklch): string {
  for (let distance = 0.005; distance <= 1; distance += 0.005) {
    for (const l of [brand.l - distance, brand.l + distance]) {
      if (l < 0 || l > 1) continue;
      // What is named is what was checked: eight bits round.
      const hex = toHex(fitted({ ...brand, l }));
      const candidate = parseColour(hex);
      if (brandThemeNames.every((theme) => !proofOf(theme, candidate).some(isFailure))) return hex;
    }
  }
  throw new Error(`No lightness of hue ${brand.h} can be read`);
}
