const strict = new TextDecoder('utf-8', { fatal: true });

/** Windows-1252 characters with their bytes. */
const byteByCharacter = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
);

/** The first two bytes of a UTF-8 sequence, decoded as Windows-1252. */
const misreadSequence = /[\u00C2-\u00F4][\u0080-\u00BF\u0152-\u0192\u02C6-\u02DC\u2013-\u203A\u20AC\u2122]/;

/**
 * Repairs UTF-8 that was decoded as Windows-1252 (`agÃ¡mi`). Only where that is certain: every character must exist in
 * Windows-1252, and their bytes must be valid UTF-8.
 */
export function repairEncoding(text: string): string {
  if (!misreadSequence.test(text)) {
    return text;
  }
  const original: number[] = [];
  for (const character of text) {
    const byte = byteByCharacter.get(character);
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
