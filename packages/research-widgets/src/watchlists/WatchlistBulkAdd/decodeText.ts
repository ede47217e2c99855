/** Decodes a text file in UTF-8, UTF-16 or the Windows code page, as spreadsheets write. Null for binary files. */
export function decodeText(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = fromUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  return text.includes('\0') ? null : text;
}

function fromUtf8(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
