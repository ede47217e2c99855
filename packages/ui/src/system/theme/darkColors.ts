import type { ThemeColors } from './ThemeColors.ts';

/** A dark background. The accent is light with dark text, so that the main action is the brightest element. */
export const darkColors: ThemeColors = {
  color: {
    paper: '#14171A',
    surface: 'oklch(0.235 0.009 245)',
    sunken: 'oklch(0.175 0.008 245)',
    hairline: 'oklch(0.32 0.009 245)',
    edge: 'oklch(0.58 0.012 240)',
    ink: 'oklch(0.93 0.007 95)',
    inkMuted: 'oklch(0.75 0.01 120)',
    inkDisabled: 'oklch(0.52 0.01 240)',
    hover: 'oklch(0.95 0.01 95 / 0.06)',
    pressed: 'oklch(0.95 0.01 95 / 0.12)',
    skeleton: 'oklch(0.29 0.009 245)',
    accent: {
      fill: 'oklch(0.7 0.1 165)',
      fillHover: 'oklch(0.75 0.105 165)',
      fillPressed: 'oklch(0.65 0.095 165)',
      on: 'oklch(0.2 0.03 165)',
      ink: 'oklch(0.8 0.1 165)',
      wash: 'oklch(0.28 0.03 165)',
    },
    critical: {
      fill: 'oklch(0.55 0.155 30)',
      fillHover: 'oklch(0.51 0.15 30)',
      fillPressed: 'oklch(0.47 0.14 30)',
      on: '#FFFFFF',
      ink: 'oklch(0.78 0.105 30)',
      wash: 'oklch(0.28 0.045 30)',
    },
    positive: { ink: 'oklch(0.8 0.12 142)', wash: 'oklch(0.28 0.035 142)' },
    caution: { ink: 'oklch(0.83 0.11 82)', wash: 'oklch(0.28 0.035 75)' },
    info: { ink: 'oklch(0.8 0.06 245)', wash: 'oklch(0.28 0.025 245)' },
    series: {
      '1': 'oklch(0.558 0.093 160.2)',
      '2': 'oklch(0.555 0.123 66.1)',
      '3': 'oklch(0.7 0.147 272.2)',
      '4': 'oklch(0.661 0.077 346.8)',
      '5': 'oklch(0.874 0.075 228)',
      '6': 'oklch(0.847 0.08 18.2)',
      '7': 'oklch(0.727 0.115 117.4)',
      '8': 'oklch(0.551 0.149 304.8)',
    },
    focus: { inner: '#14171A', outer: 'oklch(0.8 0.105 165)' },
  },
  shadow: { floating: '0 1px 2px oklch(0 0 0 / 0.4), 0 8px 24px oklch(0 0 0 / 0.5)' },
};
