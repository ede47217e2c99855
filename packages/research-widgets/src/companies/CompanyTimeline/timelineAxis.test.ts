import { expect, test } from 'vitest';
import { lanes, type PlacedLabel, placeLabels, startsAtMark, type TimelineLabel } from './timelineAxis.ts';

const labelsAt = (places: readonly number[], length = 16): TimelineLabel[] => places.map((at) => ({ at, length }));

/** Px from start to end, on an axis of this width. */
function spanOf({ at, width }: PlacedLabel<TimelineLabel>, axis: number): [start: number, end: number] {
  const start = at * axis - (startsAtMark(at) ? 0 : width);
  return [start, start + width];
}

function overlaps(placed: readonly PlacedLabel<TimelineLabel>[], axis: number): number {
  const pairs = placed.flatMap((one, index) => placed.slice(index + 1).map((other) => [one, other] as const));
  return pairs.filter(([one, other]) => {
    const [[start, end], [otherStart, otherEnd]] = [spanOf(one, axis), spanOf(other, axis)];
    return one.lane === other.lane && start < otherEnd && otherStart < end;
  }).length;
}

const crowds = {
  'one week': Array.from({ length: 20 }, (_, index) => 0.5 + index / 10_000),
  'the whole axis': Array.from({ length: 120 }, (_, index) => index / 119),
  'both sides of the last third': [0.66, 0.665, 0.67, 0.672, 0.675, 0.68, 0.69, 0.7],
  'one day': Array.from({ length: 6 }, () => 1),
};

test.each(Object.entries(crowds))('labels of %s do not overlap, and no event is left out', (_, places) => {
  const placed = placeLabels(labelsAt(places));
  expect(placed.flatMap(({ labels }) => labels.map(({ at }) => at))).toEqual(places);
  for (const axis of [640, 700, 1130]) expect(overlaps(placed, axis)).toBe(0);
  expect(placed.every(({ lane }) => lane >= 0 && lane < lanes)).toBe(true);
  for (const label of placed) {
    const [start, end] = spanOf(label, 640);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(640);
  }
});

test('labels that would overlap move up a row, and the fourth shares one with its neighbor', () => {
  const placed = placeLabels(labelsAt([0.1, 0.11, 0.12, 0.13, 0.5], 10));
  expect(placed.map(({ lane, labels }) => [lane, labels.length])).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
    [0, 1],
  ]);
});

test('labels with space are not grouped', () => {
  const placed = placeLabels(labelsAt([0.1, 0.4, 0.9]));
  expect(placed.map(({ labels }) => labels.length)).toEqual([1, 1, 1]);
});

test('events far from each other never share a label', () => {
  const placed = placeLabels(labelsAt([0.1, 0.3, 0.301, 0.302, 0.31, 0.6]));
  expect(placed.map(({ labels }) => labels.length)).toEqual([1, 1, 3, 1]);
});

test('a long label has a largest width', () => {
  expect(placeLabels(labelsAt([0.1], 400))[0]?.width).toBe(190);
});
