import type { ImageType } from './files.ts';

const signatures: Record<ImageType, Buffer> = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

export const extensions: Record<ImageType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

export function isImageType(text: string | undefined): text is ImageType {
  return text !== undefined && Object.hasOwn(signatures, text);
}

/** The type of a file by its extension. */
export function typeOfKey(key: string): ImageType {
  return key.endsWith(extensions['image/jpeg']) ? 'image/jpeg' : 'image/png';
}

/** Whether bytes start with the signature of this type, so that a file served as an image cannot be an HTML page. */
export function hasSignatureOf(type: ImageType, bytes: Buffer): boolean {
  return bytes.subarray(0, signatures[type].length).equals(signatures[type]);
}
