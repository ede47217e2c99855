import type { ThemeColors } from './ThemeColors.ts';

/** White on black, for users who want contrast without glare. */
export const contrastDarkColors: ThemeColors = {
  color: {
    paper: '#000000',
    surface: '#000000',
    sunken: 'oklch(0.16 0 0)',
    hairline: 'oklch(0.62 0 0)',
    edge: 'oklch(0.92 0 0)',
    ink: '#FFFFFF',
    inkMuted: 'oklch(0.88 0 0)',
    inkDisabled: 'oklch(0.62 0 0)',
    hover: 'oklch(1 0 0 / 0.1)',
    pressed: 'oklch(1 0 0 / 0.18)',
    skeleton: 'oklch(0.33 0 0)',
    accent: {
      fill: 'oklch(0.84 0.11 165)',
      fillHover: 'oklch(0.89 0.09 165)',
      fillPressed: 'oklch(0.78 0.115 165)',
      on: '#000000',
      ink: 'oklch(0.88 0.1 165)',
      wash: 'oklch(0.22 0.03 165)',
    },
    critical: {
      fill: 'oklch(0.82 0.09 30)',
      fillHover: 'oklch(0.87 0.065 30)',
      fillPressed: 'oklch(0.76 0.11 30)',
      on: '#000000',
      ink: 'oklch(0.86 0.07 30)',
      wash: 'oklch(0.22 0.04 30)',
    },
    positive: { ink: 'oklch(0.88 0.12 142)', wash: 'oklch(0.22 0.03 142)' },
    caution: { ink: 'oklch(0.89 0.11 85)', wash: 'oklch(0.22 0.03 75)' },
    info: { ink: 'oklch(0.87 0.055 245)', wash: 'oklch(0.22 0.025 245)' },
    series: {
      '1': 'oklch(0.622 0.127 163.9)',
      '2': 'oklch(0.903 0.077 72.7)',
      '3': 'oklch(0.721 0.144 270.8)',
      '4': 'oklch(0.725 0.079 355.1)',
      '5': 'oklch(0.875 0.075 231)',
      '6': 'oklch(0.603 0.15 28.6)',
      '7': 'oklch(0.691 0.125 111.7)',
      '8': 'oklch(0.59 0.083 309.1)',
    },
    focus: { inner: '#000000', outer: '#FFFFFF' },
  },
  shadow: { floating: '0 0 0 1px oklch(0.92 0 0), 0 8px 24px oklch(0 0 0 / 0.8)' },
};
