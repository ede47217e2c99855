/** A color in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees, alpha 0 to 1. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  readonly alpha: number;
}

/** Red, green, and blue from 0 to 1. Values outside this range aren’t displayable. */
export type Rgb = readonly [red: number, green: number, blue: number];

const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const shortHex = /^#([\da-f])([\da-f])([\da-f])$/i;
const written = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+(-?[\d.]+)(?:deg)?\s*(?:\/\s*([\d.]+)\s*)?\)$/i;

/**
 * Parses `#1F6E54`, `#1fa`, or `oklch(0.46 0.09 165 / 0.5)`.
 * @throws RangeError for any other text.
 */
export function parseColor(text: string): Oklch {
  const color = text.trim();
  const [, l, percent, c, h, alpha = '1'] = written.exec(color) ?? [];
  if (l !== undefined)
    return { l: Number(l) / (percent ? 100 : 1), c: Number(c), h: (Number(h) + 360) % 360, alpha: Number(alpha) };
  const digits =
    hex.exec(color)?.slice(1) ??
    shortHex
      .exec(color)
      ?.slice(1)
      .map((digit) => digit + digit);
  if (!digits) throw new RangeError(`${text}: write a color as #1F6E54 or oklch(0.46 0.09 165)`);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16) / 255);
  return fromRgb([red, green, blue]);
}

/** Formats a color as CSS, with three decimals and no more chroma than sRGB has. */
export function formatColor({ l, c, h, alpha }: Oklch): string {
  const rounded = fitted({ l: Number(l.toFixed(3)), c, h: Number(h.toFixed(1)), alpha });
  // Rounded down, because rounding up could leave sRGB.
  const chroma = Math.floor(rounded.c * 1000 + 1e-6) / 1000;
  const parts = `${rounded.l} ${chroma} ${rounded.h}`;
  return alpha === 1 ? `oklch(${parts})` : `oklch(${parts} / ${alpha})`;
}

/** Formats a color as `#1f6e54`, rounded to 8 bits per channel. */
export function toHex(color: Oklch): string {
  const digits = toRgb(color).map((part) =>
    Math.round(clamp(part) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Reduces the chroma to what sRGB can show at this lightness and hue. */
export function fitted(color: Oklch): Oklch {
  if (isShown(color)) return color;
  let shown = 0;
  let beyond = color.c;
  for (let step = 0; step < 16; step += 1) {
    const middle = (shown + beyond) / 2;
    if (isShown({ ...color, c: middle })) shown = middle;
    else beyond = middle;
  }
  return { ...color, c: shown };
}

function isShown(color: Oklch): boolean {
  return toRgb(color).every((part) => part >= -1e-6 && part <= 1 + 1e-6);
}

/** Uses Björn Ottosson’s matrices, https://bottosson.github.io/posts/oklab/ */
export function toRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function fromRgb(rgb: Rgb): Oklch {
  const [red, green, blue] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
    alpha: 1,
  };
}

/** Converts an sRGB channel to linear light (IEC 61966-2-1). */
export function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  const size = Math.abs(light);
  return Math.sign(light) * (size <= 0.0031308 ? 12.92 * size : 1.055 * size ** (1 / 2.4) - 0.055);
}

export function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}
