import type { tokens } from './tokens.css.ts';

type Values<Contract> = {
  readonly [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]>;
};

/** The tokens that a theme defines: all that differ between light, dark, and high contrast. */
export interface ThemeColors {
  readonly color: Values<typeof tokens.color>;
  readonly shadow: Values<typeof tokens.shadow>;
}
