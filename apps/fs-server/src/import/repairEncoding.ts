const strict = new TextDecoder('utf-8', { fatal: true });

/** Each character that Windows-1252 can write, and its byte. */
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
);

/** The lead byte of a UTF-8 sequence and the byte after it, as Windows-1252 shows them. */
const trace = /[\u00C2-\u00F4][\u0080-\u00BF\u0152-\u0192\u02C6-\u02DC\u2013-\u203A\u20AC\u2122]/;

/**
 * Undoes UTF-8 that was read as Windows-1252 (`agÃ¡mi`). Only where that is certain: every character must be one that
 * Windows-1252 has, and all of their bytes together must be UTF-8.
 */
export function repairEncoding(text: string): string {
  if (!trace.test(text)) {
    return text;
  }
  const original: number[] = [];
  for (const character of text) {
    const byte = bytes.get(character);
    if (byte === undefined) {
      return text;
    }
    original.push(byte);
  }
  try {
    return strict.decode(Uint8Array.from(original));
  } catch {
    return text;
  }
}
