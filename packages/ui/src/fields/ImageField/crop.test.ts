import { expect, test } from 'vitest';
import { changeCrop, cropSide, largestCrop, mostZoom } from './crop.ts';

const size = { width: 300, height: 200 };

test('the largest square is in the middle', () => {
  const crop = largestCrop(size);
  expect(crop).toEqual({ x: 150, y: 100, zoom: 1 });
  expect(cropSide(size, crop)).toBe(200);
});

test('a crop moves as far as the image reaches', () => {
  const crop = largestCrop(size);
  expect(changeCrop(size, crop, { x: 120 })).toEqual({ x: 120, y: 100, zoom: 1 });
  expect(changeCrop(size, crop, { x: -50, y: 500 })).toEqual({ x: 100, y: 100, zoom: 1 });
});

test('a crop stays inside of the image when it is zoomed out, and has a largest zoom', () => {
  const corner = changeCrop(size, largestCrop(size), { x: 300, y: 200, zoom: 100 });
  expect(corner).toEqual({ x: 275, y: 175, zoom: mostZoom });
  expect(changeCrop(size, corner, { zoom: 0 })).toEqual({ x: 200, y: 100, zoom: 1 });
});
