/** Width and height of an image, in its pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** A square part of an image. */
export interface Crop {
  /** The center, in pixels of the image. */
  x: number;
  y: number;
  /** 1 is the largest square that fits. */
  zoom: number;
}

/** The most that a crop can be zoomed in. */
export const mostZoom = 4;

/** The largest square in the middle. */
export function largestCrop({ width, height }: ImageSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Length of a crop's sides, in pixels of the image. */
export function cropSide({ width, height }: ImageSize, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** Moves and zooms a crop, as far as the image reaches. */
export function changeCrop(size: ImageSize, crop: Crop, changes: Partial<Crop>): Crop {
  const zoom = clamp(changes.zoom ?? crop.zoom, 1, mostZoom);
  const margin = cropSide(size, { ...crop, zoom }) / 2;
  return {
    x: clamp(changes.x ?? crop.x, margin, size.width - margin),
    y: clamp(changes.y ?? crop.y, margin, size.height - margin),
    zoom,
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
