import { inGamut, oklch, parse, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { type Brand, createBrand } from './createBrand.ts';
import { formatColour, parseColour, toHex } from './oklch.ts';

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
const colours = Array.from({ length: 100 }, () => {
  const number = Math.floor(random() * 0x1000000);
  return `#${number.toString(16).padStart(6, '0')}`;
});

const verdicts = colours.map((colour) => ({ colour, verdict: createBrand({ colour }) }));

function accepted(colour: string): Brand {
  const verdict = createBrand({ colour });
  if (!verdict.ok) throw new Error(`${colour} is refused, though ${verdict.nearest} passes`);
  return verdict.brand;
}

function leaves(values: object): string[] {
  return Object.values(values).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));
}

test('each of 100 random colours makes a brand that reads, or is refused with a neighbour that does', () => {
  const passing = verdicts.filter(({ verdict }) => verdict.ok);
  const refused = verdicts.flatMap(({ colour, verdict }) => (verdict.ok ? [] : [{ colour, ...verdict }]));
  expect(passing.length).toBeGreaterThan(20);
  expect(refused.length).toBeGreaterThan(20);
  for (const { failures, nearest } of refused) {
    expect(failures.length).toBeGreaterThan(0);
    expect(accepted(nearest).proof.length).toBeGreaterThan(400);
  }
});

test('what a random brand paints, any screen can show', () => {
  const shown = inGamut('rgb');
  const painted = verdicts.flatMap(({ verdict }) => (verdict.ok ? leaves(verdict.brand.themes).filter(isColour) : []));
  expect(painted.filter((color) => !shown(color))).toEqual([]);
  expect(painted.length).toBeGreaterThan(1000);
});

function isColour(value: string) {
  return /^(#|oklch\()[^,]*$/.test(value);
}

test('the main action of the light theme wears the very colour', () => {
  const { light, dark } = accepted('#7A1FA2').themes;
  expect(light.color.accent.fill).toBe('#7a1fa2');
  expect(light.color.accent.on).toBe('#FFFFFF');
  expect(wcagContrast(dark.color.accent.fill, dark.color.surface)).toBeGreaterThan(4.5);
});

test('a yellow is refused, since its button could not be told from the page', () => {
  const verdict = createBrand({ colour: '#FFD400' });
  expect(verdict.ok ? [] : verdict.failures.map(({ theme, name }) => `${theme}: ${name}`)).toContain(
    'light: accent fill on paper',
  );
});

test('the neighbour keeps the hue', () => {
  const verdict = createBrand({ colour: '#FFD400' });
  const nearest = oklch(parse(verdict.ok ? '' : verdict.nearest));
  expect(nearest?.h).toBeCloseTo(oklch(parse('#FFD400'))?.h ?? 0, -1);
});

test('the same input gives the same brand', () => {
  expect(createBrand({ colour: '#0B5FFF', font: 'Work Sans' })).toEqual(
    createBrand({ colour: '#0B5FFF', font: 'Work Sans' }),
  );
  const verdict = createBrand({ colour: '#0B5FFF', font: 'Work Sans' });
  expect(verdict.ok && verdict.brand.id).toBe('0b5fff-work-sans');
});

test.each([
  [{ colour: 'banana' }, 'banana: write a colour as #1F6E54'],
  [{ colour: 'oklch(0.5 0.1 20 / 0.5)' }, 'lets nothing through'],
  [{ colour: '#1F6E54', font: "x'; } body { display: none" }, 'write one font family'],
])('%j is no brand', (input, message) => {
  expect(() => createBrand(input)).toThrow(message);
});

test('colours are read and written as another library does it', () => {
  for (const colour of colours) {
    const ours = parseColour(colour);
    const theirs = oklch(parse(colour));
    expect(ours.l).toBeCloseTo(theirs?.l ?? Number.NaN, 4);
    expect(ours.c).toBeCloseTo(theirs?.c ?? Number.NaN, 4);
    expect(toHex(ours)).toBe(colour);
  }
  expect(formatColour(parseColour('oklch(0.25 0.02 160 / 0.05)'))).toBe('oklch(0.25 0.02 160 / 0.05)');
  expect(toHex(parseColour('#fa0'))).toBe('#ffaa00');
});
