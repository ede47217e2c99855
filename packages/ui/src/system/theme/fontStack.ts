/** A family, behind it Arabic letters and the system's own. */
export function fontStack(family: string, system: string): string {
  return `'${family}', 'Noto Sans Arabic Variable', ${system}`;
}
