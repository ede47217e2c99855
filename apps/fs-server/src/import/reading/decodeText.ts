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
    endsLines ??= hasOnlyReturns(text);
    yield endsLines ? text.replaceAll('\r', '\n') : text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** Whether a file that begins with this text ends its lines with carriage returns only. */
function hasOnlyReturns(text: string): boolean {
  return text.includes('\r') && !text.includes('\n');
}
