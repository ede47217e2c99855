/** The text of a file, or null where it is none. Spreadsheets write UTF-8, UTF-16 or the code page of Windows. */
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
