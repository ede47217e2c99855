import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Size of a file in bytes, compressed at build time. */
export interface Compressed {
  gzip: number;
  brotli: number;
}

/** Bytes after gzip alone; brotli at its highest quality takes a hundred times as long. */
export function gzipped(contents: string | Uint8Array): number {
  return gzipSync(contents, { level: 9 }).length;
}

export function compress(contents: string | Uint8Array): Compressed {
  return {
    gzip: gzipped(contents),
    brotli: brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
}

export function sum(sizes: readonly Compressed[]): Compressed {
  return {
    gzip: sizes.reduce((total, { gzip }) => total + gzip, 0),
    brotli: sizes.reduce((total, { brotli }) => total + brotli, 0),
  };
}

/** Formats kB of 1,000 bytes, with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
