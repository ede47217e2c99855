export type FileSizeUnit = 'bytes' | 'kilobytes' | 'megabytes' | 'gigabytes';

const larger = ['kilobytes', 'megabytes', 'gigabytes'] as const satisfies readonly FileSizeUnit[];

/** A size in its unit, on a base of 1024: bytes whole, the others to two decimals. Never `1024.00 KB`: that is `1.00 MB`. */
export function fileSize(bytes: number): { amount: number; unit: FileSizeUnit } {
  let unit: FileSizeUnit = 'bytes';
  let amount = bytes;
  for (const next of larger) {
    if (toHundredths(amount) < 1024) break;
    amount /= 1024;
    unit = next;
  }
  return { amount: unit === 'bytes' ? amount : toHundredths(amount), unit };
}

function toHundredths(amount: number) {
  return Math.round(amount * 100) / 100;
}
