import { clamp, linear, parseColor, type Rgb, toRgb } from './oklch.ts';

/**
 * Returns the contrast ratio of WCAG 2.2, from 1 to 21.
 * @param ground Background colors from bottom to top. The upper ones can be translucent.
 */
export function contrastOn(front: string, ground: readonly string[]): number {
  const [darker = 0, lighter = 0] = [luminance(painted([front])), luminance(painted(ground))].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Blends stacked colors as browsers do: in sRGB. */
function painted(layers: readonly string[]): Rgb {
  let seen: Rgb = [0, 0, 0];
  for (const layer of layers) {
    const color = parseColor(layer);
    const [red, green, blue] = toRgb(color);
    const mix = (over: number, under: number) => clamp(over) * color.alpha + under * (1 - color.alpha);
    seen = [mix(red, seen[0]), mix(green, seen[1]), mix(blue, seen[2])];
  }
  return seen;
}

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
