/** What a file is, as users know it. */
export type FileKind =
  | 'archive'
  | 'audio'
  | 'document'
  | 'file'
  | 'image'
  | 'pdf'
  | 'slides'
  | 'spreadsheet'
  | 'text'
  | 'video';

/** The first that fits a type names its kind. */
const kinds: readonly (readonly [FileKind, RegExp])[] = [
  ['pdf', /^application\/pdf$/],
  ['spreadsheet', /^text\/(csv|tab-separated-values)$|spreadsheet|ms-excel/],
  ['slides', /presentation|powerpoint/],
  ['document', /wordprocessing|msword|opendocument\.text|^application\/rtf$/],
  ['archive', /^application\/(x-)?(zip|gzip|tar|7z-compressed|rar-compressed|vnd\.rar)\b/],
  ['image', /^image\//],
  ['audio', /^audio\//],
  ['video', /^video\//],
  ['text', /^text\//],
];

/** The kind of a file of a MIME type. */
export function fileKindOf(type: string): FileKind {
  const [name = ''] = type.toLowerCase().split(';');
  return kinds.find(([, pattern]) => pattern.test(name.trim()))?.[0] ?? 'file';
}
