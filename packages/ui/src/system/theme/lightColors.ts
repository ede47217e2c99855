import type { ThemeColors } from './ThemeColors.ts';

/** The light theme. In OKLCH, equal steps of lightness look equal. */
export const lightColors: ThemeColors = {
  color: {
    paper: '#FBFAF7',
    surface: '#FFFFFF',
    sunken: 'oklch(0.962 0.006 95)',
    hairline: 'oklch(0.9 0.007 95)',
    edge: 'oklch(0.62 0.012 140)',
    ink: '#1B1F1D',
    inkMuted: 'oklch(0.46 0.012 160)',
    inkDisabled: 'oklch(0.66 0.008 140)',
    hover: 'oklch(0.25 0.02 160 / 0.05)',
    pressed: 'oklch(0.25 0.02 160 / 0.1)',
    skeleton: 'oklch(0.925 0.006 95)',
    accent: {
      fill: 'oklch(0.46 0.09 165)',
      fillHover: 'oklch(0.41 0.082 165)',
      fillPressed: 'oklch(0.36 0.072 165)',
      on: '#FFFFFF',
      ink: 'oklch(0.44 0.088 165)',
      wash: 'oklch(0.955 0.022 165)',
    },
    critical: {
      fill: 'oklch(0.5 0.155 30)',
      fillHover: 'oklch(0.45 0.145 30)',
      fillPressed: 'oklch(0.4 0.125 30)',
      on: '#FFFFFF',
      ink: 'oklch(0.48 0.15 30)',
      wash: 'oklch(0.955 0.02 30)',
    },
    positive: { ink: 'oklch(0.46 0.1 142)', wash: 'oklch(0.957 0.025 142)' },
    caution: { ink: 'oklch(0.48 0.095 70)', wash: 'oklch(0.96 0.035 85)' },
    info: { ink: 'oklch(0.46 0.065 245)', wash: 'oklch(0.955 0.014 245)' },
    series: {
      '1': 'oklch(0.405 0.08 169.2)',
      '2': 'oklch(0.657 0.146 60.3)',
      '3': 'oklch(0.511 0.148 279.6)',
      '4': 'oklch(0.568 0.075 356.2)',
      '5': 'oklch(0.652 0.077 236.4)',
      '6': 'oklch(0.333 0.135 27.1)',
      '7': 'oklch(0.423 0.099 118.7)',
      '8': 'oklch(0.33 0.117 299.8)',
    },
    focus: { inner: '#FFFFFF', outer: 'oklch(0.46 0.09 165)' },
  },
  shadow: { floating: '0 1px 2px oklch(0.25 0.02 160 / 0.08), 0 8px 24px oklch(0.25 0.02 160 / 0.12)' },
};
