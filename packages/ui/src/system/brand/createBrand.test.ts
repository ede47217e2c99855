import { inGamut, oklch, parse, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { type Brand, createBrand } from './createBrand.ts';
import { formatColor, parseColor, toHex } from './oklch.ts';

/** Mulberry32, so that every run tests the same colors. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seeded(2026);
const colors = Array.from({ length: 100 }, () => {
  const number = Math.floor(random() * 0x1000000);
  return `#${number.toString(16).padStart(6, '0')}`;
});

const verdicts = colors.map((color) => ({ color, verdict: createBrand({ color }) }));

function accepted(color: string): Brand {
  const verdict = createBrand({ color });
  if (!verdict.ok) throw new Error(`${color} is refused, though ${verdict.nearest} passes`);
  return verdict.brand;
}

function leaves(values: object): string[] {
  return Object.values(values).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));
}

test('makes a readable brand of each of 100 random colors, or refuses it and suggests a neighbor', () => {
  const passing = verdicts.filter(({ verdict }) => verdict.ok);
  const refused = verdicts.flatMap(({ color, verdict }) => (verdict.ok ? [] : [{ color, ...verdict }]));
  expect(passing.length).toBeGreaterThan(20);
  expect(refused.length).toBeGreaterThan(20);
  for (const { failures, nearest } of refused) {
    expect(failures.length).toBeGreaterThan(0);
    expect(accepted(nearest).proof.length).toBeGreaterThan(400);
  }
});

test('uses only colors in the gamut of sRGB, for random brands', () => {
  const shown = inGamut('rgb');
  const painted = verdicts.flatMap(({ verdict }) => (verdict.ok ? leaves(verdict.brand.themes).filter(isColor) : []));
  expect(painted.filter((color) => !shown(color))).toEqual([]);
  expect(painted.length).toBeGreaterThan(1000);
});

function isColor(value: string) {
  return /^(#|oklch\()[^,]*$/.test(value);
}

test('the main action of the light theme has exactly the given color', () => {
  const { light, dark } = accepted('#7A1FA2').themes;
  expect(light.color.accent.fill).toBe('#7a1fa2');
  expect(light.color.accent.on).toBe('#FFFFFF');
  expect(wcagContrast(dark.color.accent.fill, dark.color.surface)).toBeGreaterThan(4.5);
});

test('refuses a yellow, because its button would look like the page', () => {
  const verdict = createBrand({ color: '#FFD400' });
  expect(verdict.ok ? [] : verdict.failures.map(({ theme, name }) => `${theme}: ${name}`)).toContain(
    'light: accent fill on paper',
  );
});

test('suggests a neighbor of the same hue', () => {
  const verdict = createBrand({ color: '#FFD400' });
  const nearest = oklch(parse(verdict.ok ? '' : verdict.nearest));
  expect(nearest?.h).toBeCloseTo(oklch(parse('#FFD400'))?.h ?? 0, -1);
});

test('makes the same brand of the same input', () => {
  expect(createBrand({ color: '#0B5FFF', font: 'Work Sans' })).toEqual(
    createBrand({ color: '#0B5FFF', font: 'Work Sans' }),
  );
  const verdict = createBrand({ color: '#0B5FFF', font: 'Work Sans' });
  expect(verdict.ok && verdict.brand.id).toBe('0b5fff-work-sans');
});

test.each([
  [{ color: 'banana' }, 'banana: write a color as #1F6E54'],
  [{ color: 'oklch(0.5 0.1 20 / 0.5)' }, 'must be opaque'],
  [{ color: '#1F6E54', font: "x'; } body { display: none" }, 'write one font family'],
])('%j is no brand', (input, message) => {
  expect(() => createBrand(input)).toThrow(message);
});

test('colors are read and written as another library does it', () => {
  for (const color of colors) {
    const ours = parseColor(color);
    const theirs = oklch(parse(color));
    expect(ours.l).toBeCloseTo(theirs?.l ?? Number.NaN, 4);
    expect(ours.c).toBeCloseTo(theirs?.c ?? Number.NaN, 4);
    expect(toHex(ours)).toBe(color);
  }
  expect(formatColor(parseColor('oklch(0.25 0.02 160 / 0.05)'))).toBe('oklch(0.25 0.02 160 / 0.05)');
  expect(toHex(parseColor('#fa0'))).toBe('#ffaa00');
});
