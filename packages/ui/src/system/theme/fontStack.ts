/** Returns a font stack: the family, then the Arabic font, then system fonts. */
export function fontStack(family: string, system: string): string {
  return `'${family}', 'Noto Sans Arabic Variable', ${system}`;
}
