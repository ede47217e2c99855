/** A text in which an expression stays, with the reason. */
export interface Exception {
  within: RegExp;
  /** The expression together with the words around it. */
  text: string;
  reason: string;
}

export const exceptions: readonly Exception[] = [
  { within: /^(\.storybook|checks)\//, text: 'colour', reason: 'The option of `createBrand` still has this name.' },
];
