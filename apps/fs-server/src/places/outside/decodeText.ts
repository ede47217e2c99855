import type { OutsideAnswer } from './fetchOutside.ts';

/**
 * Decodes a document by its header, its XML declaration or its `meta` element, else as UTF-8, or as Windows-1252 if it is not. Unknown
 * encodings and damaged bytes don't fail.
 */
export function decodeText({ body, contentType }: OutsideAnswer): string {
  const [, header] = /;\s*charset="?([\w.:-]{1,40})/i.exec(contentType) ?? [];
  const [, declared] = /^[^>]{0,200}encoding=["']([\w.:-]{1,40})/i.exec(body.subarray(0, 300).toString('latin1')) ?? [];
  const [, written] =
    /<meta[^>]{0,200}charset=["']?([\w.:-]{1,40})/i.exec(body.subarray(0, 2048).toString('latin1')) ?? [];
  const named = [header, declared, written].flatMap((name) => (name === undefined ? [] : [{ name, fatal: false }]));
  for (const { name, fatal } of [...named, { name: 'utf-8', fatal: true }]) {
    try {
      return new TextDecoder(name, { fatal }).decode(body);
    } catch {
      // Not an encoding, or not this one. The next one decides.
    }
  }
  return new TextDecoder('windows-1252').decode(body);
}
