import type { ThemeColors } from './ThemeColors.ts';

/** Black on white. Hairlines have full contrast, and text reaches WCAG AAA on every background. */
export const contrastLightColors: ThemeColors = {
  color: {
    paper: '#FFFFFF',
    surface: '#FFFFFF',
    sunken: 'oklch(0.97 0 0)',
    hairline: 'oklch(0.55 0 0)',
    edge: 'oklch(0.2 0 0)',
    ink: '#000000',
    inkMuted: 'oklch(0.3 0 0)',
    inkDisabled: 'oklch(0.55 0 0)',
    hover: 'oklch(0 0 0 / 0.06)',
    pressed: 'oklch(0 0 0 / 0.12)',
    skeleton: 'oklch(0.87 0 0)',
    accent: {
      fill: 'oklch(0.36 0.075 165)',
      fillHover: 'oklch(0.28 0.058 165)',
      fillPressed: 'oklch(0.2 0.04 165)',
      on: '#FFFFFF',
      ink: 'oklch(0.34 0.07 165)',
      wash: 'oklch(0.97 0.02 165)',
    },
    critical: {
      fill: 'oklch(0.4 0.14 30)',
      fillHover: 'oklch(0.34 0.12 30)',
      fillPressed: 'oklch(0.28 0.1 30)',
      on: '#FFFFFF',
      ink: 'oklch(0.38 0.14 30)',
      wash: 'oklch(0.97 0.012 30)',
    },
    positive: { ink: 'oklch(0.34 0.09 142)', wash: 'oklch(0.97 0.02 142)' },
    caution: { ink: 'oklch(0.37 0.078 70)', wash: 'oklch(0.97 0.025 85)' },
    info: { ink: 'oklch(0.36 0.08 245)', wash: 'oklch(0.97 0.012 245)' },
    series: {
      '1': 'oklch(0.427 0.075 168.6)',
      '2': 'oklch(0.417 0.107 51.7)',
      '3': 'oklch(0.221 0.14 273.7)',
      '4': 'oklch(0.574 0.08 356.5)',
      '5': 'oklch(0.566 0.144 249.2)',
      '6': 'oklch(0.223 0.082 26.6)',
      '7': 'oklch(0.558 0.085 123.5)',
      '8': 'oklch(0.384 0.076 288.2)',
    },
    focus: { inner: '#FFFFFF', outer: '#000000' },
  },
  shadow: { floating: '0 0 0 1px oklch(0.2 0 0), 0 8px 24px oklch(0 0 0 / 0.3)' },
};
