import { isUtf8 } from 'node:buffer';
import type { FileType, ImageType } from './files.ts';

const signatures: Record<ImageType | 'application/pdf' | 'video/webm', Buffer> = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'application/pdf': Buffer.from('%PDF-'),
  'video/webm': Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
};

export const extensions: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'text/vtt': 'vtt',
  'video/webm': 'webm',
};

const types = Object.keys(extensions) as FileType[];

export function isFileType(text: string | undefined): text is FileType {
  return text !== undefined && Object.hasOwn(extensions, text);
}

export function isImageType(text: string | undefined): text is ImageType {
  return text === 'image/jpeg' || text === 'image/png';
}

/** The type of a file by its extension. */
export function typeOfKey(key: string): FileType {
  return types.find((type) => key.endsWith(`.${extensions[type]}`)) ?? 'text/plain';
}

/**
 * Whether the bytes are what the type says, so that a file served as an image cannot be an HTML page: by the signature,
 * or text in UTF-8 without NUL.
 */
export function hasContentOf(type: FileType, bytes: Buffer): boolean {
  if (type === 'text/vtt') return isUtf8(bytes) && /^\ufeff?WEBVTT(\s|$)/.test(bytes.toString('utf8', 0, 20));
  if (type === 'text/plain' || type === 'text/csv') return isUtf8(bytes) && !bytes.includes(0);
  return bytes.subarray(0, signatures[type].length).equals(signatures[type]);
}
