import {
  type Color,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  parse,
  type Rgb,
  rgb,
} from 'culori';

/** Simulates color vision: typical, and without the cones for long, medium, or short wavelengths. */
export const sights = {
  typical: (color: string) => color,
  protanopia: through(filterDeficiencyProt(1)),
  deuteranopia: through(filterDeficiencyDeuter(1)),
  tritanopia: through(filterDeficiencyTrit(1)),
} satisfies Record<string, (color: string) => string>;

/** @throws RangeError for an invalid color. */
function through(filter: (color: Rgb) => Color) {
  return (color: string) => {
    const parsed = rgb(parse(color));
    if (!parsed) throw new RangeError(`${color} is no color`);
    return formatHex(filter(parsed));
  };
}
