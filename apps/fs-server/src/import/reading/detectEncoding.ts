import { isAscii } from 'node:buffer';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes that Windows-1252 leaves undefined. */
const undefinedBytes = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** Minimum share of NUL bytes in one half of ASCII text in UTF-16. */
const minNulShare = 0.6;

/** Detects the encoding of a file from all of its bytes. */
export class EncodingDetector {
  #start: Uint8Array = new Uint8Array();
  /** Number of continuation bytes still expected. */
  #expected = 0;
  #sequences = 0;
  #invalid = 0;
  #undefined = 0;

  add(chunk: Uint8Array): void {
    if (this.#start.length < 4096) {
      this.#start = Buffer.concat([this.#start, chunk.subarray(0, 4096)]);
    }
    if (this.#expected === 0 && isAscii(chunk)) {
      return;
    }
    for (const byte of chunk) this.#addByte(byte);
  }

  /** Null when the bytes are not decodable text. */
  get encoding(): Encoding | null {
    const [a, b, c, d] = this.#start;
    const isUtf32 =
      (a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff);
    if (isUtf32) return null;
    if (a === 0xff && b === 0xfe) return 'utf-16le';
    if (a === 0xfe && b === 0xff) return 'utf-16be';
    const half = this.#start.length / 2;
    if (half > 0 && this.#nulsAt(1) > half * minNulShare && this.#nulsAt(0) < half * 0.1) return 'utf-16le';
    if (half > 0 && this.#nulsAt(0) > half * minNulShare && this.#nulsAt(1) < half * 0.1) return 'utf-16be';
    if (this.#isBinary()) return null;
    if (this.#invalid <= this.#sequences) return 'utf-8';
    return this.#undefined === 0 ? 'windows-1252' : null;
  }

  #nulsAt(parity: 0 | 1): number {
    return this.#start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  }

  #isBinary(): boolean {
    const controls = this.#start.filter((byte) => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d));
    return controls.length > this.#start.length * 0.05;
  }

  #addByte(byte: number): void {
    if (undefinedBytes.has(byte)) this.#undefined += 1;
    if (this.#expected > 0) {
      if ((byte & 0xc0) === 0x80) {
        this.#expected -= 1;
        if (this.#expected === 0) this.#sequences += 1;
        return;
      }
      this.#invalid += 1;
      this.#expected = 0;
    }
    if (byte < 0x80) return;
    if (byte >= 0xc2 && byte <= 0xf4) {
      this.#expected = 1 + Number(byte >= 0xe0) + Number(byte >= 0xf0);
    } else {
      this.#invalid += 1;
    }
  }
}
