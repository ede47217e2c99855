import { StringDecoder } from 'node:string_decoder';

export interface TextLine {
  /** Counted from 1. */
  line: number;
  /** Without its line end; null when it was longer than allowed. */
  text: string | null;
}

/** Far beyond any record, and little to hold. */
const longest = 4_000_000;

/** Splits UTF-8 at line feeds only: JSON may hold the other characters that Unicode calls line ends. */
export async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TextLine> {
  const decoder = new StringDecoder('utf8');
  let line = 0;
  let rest: string | null = '';
  for await (const chunk of bytes) {
    const parts: string[] = decoder.write(Buffer.from(chunk)).split('\n');
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        line += 1;
        yield { line, text: withoutReturn(rest) };
        rest = '';
      }
      rest = rest === null || rest.length + part.length > longest ? null : rest + part;
    }
  }
  if (rest !== '') {
    yield { line: line + 1, text: withoutReturn(rest) };
  }
}

function withoutReturn(text: string | null): string | null {
  return text?.endsWith('\r') ? text.slice(0, -1) : text;
}
