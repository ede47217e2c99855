/** Restrictions on files. */
export interface FileRules {
  /** Like HTML's `accept`: `image/png`, `image/*`, `.csv`. Default: any type. */
  acceptedTypes?: readonly string[];
  /** Maximum size of a file, in bytes. Default: any size. */
  maxSize?: number;
}

/** What fields for images take. */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png'];

export type FileRefusal = 'type' | 'size' | 'empty';

/** Returns why a file is refused, or undefined. The browser does not check `accept` for dropped and pasted files. */
export function refusalOf(file: File, { acceptedTypes, maxSize }: FileRules): FileRefusal | undefined {
  if (acceptedTypes && !acceptedTypes.some((type) => isOfType(file, type))) return 'type';
  if (file.size === 0) return 'empty';
  return maxSize !== undefined && file.size > maxSize ? 'size' : undefined;
}

function isOfType({ name, type }: File, accepted: string): boolean {
  const wanted = accepted.toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  return type.toLowerCase() === wanted;
}

/** Returns the common name of a type: `JPEG` for `image/jpeg`, `SVG` for `image/svg+xml`, `TXT` for `text/plain`. */
export function typeName(type: string): string {
  if (type === 'text/plain') return 'TXT';
  const last = type.split(/[/.]/).at(-1) ?? type;
  return (last.split('+')[0] ?? last).toUpperCase();
}
