import type { ImageType } from './files.ts';

/** Width and height that a user's picture has at most, in pixels: twice the largest that is drawn. */
const longestSide = 512;

/** Pixels that are read at most: a few kilobytes can claim gigabytes. */
const mostPixels = 50_000_000;

/**
 * A picture made anew from its pixels, upright: where and with what it was taken, and whatever else a file can carry
 * beside them, stays behind. Null for bytes that are no whole picture of this type.
 */
export async function cleanPicture(type: ImageType, bytes: Buffer): Promise<Buffer | null> {
  // Loaded at the first picture: the server starts without it.
  const { default: sharp } = await import('sharp');
  const format = type === 'image/jpeg' ? 'jpeg' : 'png';
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    if ((await picture.metadata()).format !== format) return null;
    return await picture
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .toBuffer();
  } catch {
    return null;
  }
}
