/** Which files may be chosen. */
export interface FileRules {
  /** As in HTML's `accept`: `image/png`, `image/*`, `.csv`. Left out, any. */
  acceptedTypes?: readonly string[];
  /** Of one file, in bytes. Left out, any. */
  maxSize?: number;
}

export type FileRefusal = 'type' | 'size';

/** Why a file may not be chosen; undefined when it may. A drop or a paste does not ask the browser's `accept`. */
export function refusalOf(file: File, { acceptedTypes, maxSize }: FileRules): FileRefusal | undefined {
  if (acceptedTypes && !acceptedTypes.some((type) => isOfType(file, type))) return 'type';
  return maxSize !== undefined && file.size > maxSize ? 'size' : undefined;
}

function isOfType({ name, type }: File, accepted: string): boolean {
  const wanted = accepted.toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  return type.toLowerCase() === wanted;
}

/** What people call a type: `JPEG` of `image/jpeg`, `SVG` of `image/svg+xml`, `CSV` of `.csv`. */
export function typeName(type: string): string {
  const last = type.split(/[/.]/).at(-1) ?? type;
  return (last.split('+')[0] ?? last).toUpperCase();
}
