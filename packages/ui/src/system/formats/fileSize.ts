export type FileSizeUnit = 'bytes' | 'kilobytes' | 'megabytes' | 'gigabytes';

const larger = ['kilobytes', 'megabytes', 'gigabytes'] as const satisfies readonly FileSizeUnit[];

/**
 * Converts bytes to the largest fitting unit, where 1 KB is 1,024 bytes. Bytes are whole, other units have up to two
 * decimals. Rounds up to the next unit: `1.00 MB`, never `1024.00 KB`.
 */
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
