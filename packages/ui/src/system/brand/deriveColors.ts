import type { ThemeColors } from '../theme/ThemeColors.ts';
import { type BrandTheme, brandThemes } from './brandThemes.ts';
import { contrastOn } from './contrastOn.ts';
import { leastContrasts, shapeGrounds, wordGrounds } from './contrastPairs.ts';
import { clamp, formatColor, type Oklch, parseColor, toHex } from './oklch.ts';

type Colors = ThemeColors['color'];
type Grounds = Readonly<Record<string, readonly string[]>>;

/**
 * Derives a theme from the brand color: the neutrals get its hue, and the accent becomes the brand color. In the light
 * theme, the main action has exactly this color. The other themes, and text in every theme, change its lightness until
 * the contrast suffices. Semantic and data colors stay, because they mean the same in every brand.
 */
export function deriveColors(theme: BrandTheme, brand: Oklch): ThemeColors {
  const { colors, level, scheme } = brandThemes[theme];
  const { words, shapes } = leastContrasts[level];
  const base = colors.color;
  const away = scheme === 'light' ? -0.01 : 0.01;
  const wash = leaning(base.accent.wash, brand);

  const grounds: Colors = {
    ...base,
    paper: leaning(base.paper, brand),
    surface: leaning(base.surface, brand),
    sunken: leaning(base.sunken, brand),
    hover: leaning(base.hover, brand),
    pressed: leaning(base.pressed, brand),
    accent: { ...base.accent, wash },
  };
  const reads = (grounds: Grounds, least: number) => (color: string) => readsOn(color, Object.values(grounds), least);
  const isWord = reads(wordGrounds(grounds), words);
  const isShape = reads(shapeGrounds(grounds), shapes);
  const moved = (color: string, passes: (color: string) => boolean) =>
    moving(parseColor(leaning(color, brand)), away, passes);

  const accent =
    theme === 'light' ? exactFill(brand, words) : derivedFill(brand, { own: base.accent, away, isShape, words });
  const ink = moving(parseColor(accent.fill), away, isWord);
  const color: Colors = {
    ...grounds,
    hairline: leaning(base.hairline, brand),
    edge: moved(base.edge, isShape),
    ink: moved(base.ink, isWord),
    inkMuted: moved(base.inkMuted, isWord),
    inkDisabled: leaning(base.inkDisabled, brand),
    skeleton: leaning(base.skeleton, brand),
    accent: { ...accent, ink, wash },
    focus: level === 'AAA' ? base.focus : { inner: base.focus.inner, outer: ink },
  };
  return { color, shadow: colors.shadow };
}

type Fill = Pick<Colors['accent'], 'fill' | 'fillHover' | 'fillPressed' | 'on'>;

/** The exact brand color, with white or otherwise black text on it. One of the two always has enough contrast. */
function exactFill(brand: Oklch, least: number): Fill {
  const isWhite = readsOn('#FFFFFF', [[toHex(brand)]], least);
  const states = isWhite ? touched(brand, -0.05, -0.1) : touched(brand, 0.04, 0.08);
  return { ...states, fill: toHex(brand), on: isWhite ? '#FFFFFF' : '#000000' };
}

interface Derivation {
  own: Colors['accent'];
  /** The step of lightness away from the background. */
  away: number;
  isShape: (color: string) => boolean;
  /** The minimum contrast of text. */
  words: number;
}

/**
 * The brand color at the lightness of the theme’s accent, or further from the background where the contrast requires
 * it.
 */
function derivedFill(brand: Oklch, { own, away, isShape, words }: Derivation): Fill {
  const [fill, hover, pressed] = [own.fill, own.fillHover, own.fillPressed].map((color) => parseColor(color).l);
  const start = { ...brand, l: away < 0 ? Math.min(brand.l, fill ?? 0) : Math.max(brand.l, fill ?? 1) };
  const on = leaning(own.on, brand);
  const touchedAt = (color: string) =>
    touched(parseColor(color), (hover ?? 0) - (fill ?? 0), (pressed ?? 0) - (fill ?? 0));
  const passes = (color: string) => {
    const fills = Object.values(touchedAt(color));
    return isShape(color) && fills.every((ground) => readsOn(on, [[ground]], words));
  };
  return { ...touchedAt(moving(start, away, passes)), on };
}

/** The fill at rest, hovered, and pressed. Where the lightness would leave its range, the steps change direction. */
function touched(fill: Oklch, hover: number, pressed: number): Omit<Fill, 'on'> {
  const farthest = fill.l + (Math.abs(hover) > Math.abs(pressed) ? hover : pressed);
  const turn = farthest < 0 || farthest > 1 ? -1 : 1;
  return {
    fill: written(fill),
    fillHover: written({ ...fill, l: fill.l + turn * hover }),
    fillPressed: written({ ...fill, l: fill.l + turn * pressed }),
  };
}

/** Returns the first color that passes, stepping the lightness from `start`, or the last one when none passes. */
function moving(start: Oklch, step: number, passes: (color: string) => boolean): string {
  let color = written(start);
  for (let l = start.l; !passes(color) && l >= 0 && l <= 1; l += step) color = written({ ...start, l });
  return color;
}

/** Returns the color with the brand’s hue, and with no more chroma than the brand has. */
function leaning(color: string, brand: Oklch): string {
  const own = parseColor(color);
  return own.c < 0.0005 ? color : written({ ...own, c: Math.min(own.c, brand.c), h: brand.h });
}

function readsOn(front: string, grounds: readonly (readonly string[])[], least: number): boolean {
  return grounds.every((ground) => contrastOn(front, ground) >= least);
}

function written(color: Oklch): string {
  return formatColor({ ...color, l: clamp(color.l) });
}
