import { type Crop, cropSide } from './crop.ts';

/** Renders the part of an image that a crop shows into the whole of a canvas. */
export function renderCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const side = cropSide(image, crop);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

/** Longest side of a cropped image, in pixels. */
const mostPixels = 512;

/** Returns the cropped image as a file of the same name and type. Undefined if the browser can't write this type. */
export async function cropImage(image: ImageBitmap, crop: Crop, { name, type }: File): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(mostPixels, Math.max(1, Math.round(cropSide(image, crop))));
  canvas.height = canvas.width;
  renderCrop(canvas, image, crop);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.9);
  });
  return blob?.type === type ? new File([blob], name, { type }) : undefined;
}
