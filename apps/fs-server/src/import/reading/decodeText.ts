import type { Encoding } from './detectEncoding.ts';

/**
 * Decodes a file, without its byte order mark. Undecodable bytes become U+FFFD, which is never stored. Converts lone
 * carriage returns, the line ends of classic Mac OS, to line feeds.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let endsLines: boolean | undefined;
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    endsLines ??= usesCarriageReturns(text);
    yield endsLines ? text.replaceAll('\r', '\n') : text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** Whether the first line ends with a lone carriage return. Cells may contain line feeds anyway. */
function usesCarriageReturns(text: string): boolean {
  return /^[^\r\n]*\r[^\n]/.test(text);
}
