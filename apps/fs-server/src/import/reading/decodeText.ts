import type { Encoding } from './detectEncoding.ts';

/**
 * Decodes a file, without its byte order mark. What cannot be decoded becomes U+FFFD, which no cell is stored with.
 * Lines that end with a lone carriage return, as on the first Macs, end with a line feed instead.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let endsLines: boolean | undefined;
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    endsLines ??= beginsWithReturn(text);
    yield endsLines ? text.replaceAll('\r', '\n') : text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** Whether the first line of a text ends with a carriage return only. Cells may hold line feeds even so. */
function beginsWithReturn(text: string): boolean {
  return /^[^\r\n]*\r[^\n]/.test(text);
}
