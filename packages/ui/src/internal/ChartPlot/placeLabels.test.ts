import { expect, test } from 'vitest';
import { placeLabels } from './placeLabels.ts';
import { planeOf } from './plane.ts';

const plane = planeOf({ width: 200, isRtl: false, extent: [0, 1], axis: 20, end: 0 });

test('labels keep their places while their text fits', () => {
  const labels = [
    { at: 0.2, text: 'Aug 22' },
    { at: 0.8, text: 'Nov 14' },
  ];
  expect(placeLabels(labels, plane).map(({ text, x }) => [text, x])).toEqual([
    ['Aug 22', 56],
    ['Nov 14', 164],
  ]);
});

test('a label at an edge moves inside, and is left out if it would reach the one before it', () => {
  const last = { at: 1, text: '28 سبتمبر' };
  expect(placeLabels([last], plane).map(({ x }) => x)).toEqual([170.75]);
  expect(placeLabels([{ at: 0.6, text: '14 سبتمبر' }, last], plane).map(({ text }) => text)).toEqual(['14 سبتمبر']);
});

test('labels of a plot that runs from right to left are apart, too', () => {
  const rtl = planeOf({ width: 200, isRtl: true, extent: [0, 1], axis: 20, end: 0 });
  const labels = ['Rotterdam', 'Durban', 'Busan'].map((text, index) => ({ at: 0.4 * (index + 0.5), text }));
  expect(placeLabels(labels, rtl).map(({ text }) => text)).toEqual(['Rotterdam', 'Durban', 'Busan']);
});
