import type { FileKind, ImageType } from './files.ts';

/** Maximum width and height in pixels: twice the largest size displayed. */
export const maxSides = { avatars: 512, articles: 1600, attachments: 2560, courses: 2560 } as const satisfies Record<
  Exclude<FileKind, 'snapshots'>,
  number
>;

/** Maximum number of pixels to decode, because a file of a few kilobytes can claim gigabytes. */
const maxPixels = 50_000_000;

/**
 * Re-encodes an image from its pixels, in upright orientation. This removes metadata, such as location and camera, and
 * all other data in the file. Null for bytes that are not a complete image of this type.
 */
export async function cleanImage(type: ImageType, bytes: Buffer, maxSide: number): Promise<Buffer | null> {
  // Lazy-loaded with the first image, to speed up the server's start.
  const { default: sharp } = await import('sharp');
  const format = type === 'image/jpeg' ? 'jpeg' : 'png';
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    if ((await image.metadata()).format !== format) return null;
    return await image
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .toBuffer();
  } catch {
    return null;
  }
}
