import type { tokens } from './tokens.css.ts';

type Values<Contract> = {
  readonly [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]>;
};

/** What a theme fills in: all that differs between light, dark and high contrast. */
export interface ThemeColors {
  readonly color: Values<typeof tokens.color>;
  readonly shadow: Values<typeof tokens.shadow>;
}
