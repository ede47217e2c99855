import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The design tokens, named by meaning. A theme that misses one doesn’t compile. The names (`--fs-color-ink-muted`) are
 * public API: a partner’s page may read and set them.
 */
export const tokens = createGlobalThemeContract(
  {
    color: {
      /** The page background. */
      paper: null,
      /** Surfaces on the page, such as cards and fields. */
      surface: null,
      /** Recessed surfaces, such as read-only fields and code. */
      sunken: null,
      /** Decorative separators, which need no contrast. */
      hairline: null,
      /** Borders of controls, at least 3:1 on every background. */
      edge: null,
      ink: null,
      inkMuted: null,
      /** Disabled text, which WCAG 1.4.3 exempts. */
      inkDisabled: null,
      /** Backgrounds of quiet controls, translucent over any surface. */
      hover: null,
      pressed: null,
      /** Placeholders for loading content. */
      skeleton: null,
      /** The accent color, for the main action, the current page, links, and focus. */
      accent: { fill: null, fillHover: null, fillPressed: null, on: null, ink: null, wash: null },
      critical: { fill: null, fillHover: null, fillPressed: null, on: null, ink: null, wash: null },
      positive: { ink: null, wash: null },
      caution: { ink: null, wash: null },
      info: { ink: null, wash: null },
      /** Data colors in fixed order. Users with any common color-vision deficiency can distinguish all eight. */
      series: { '1': null, '2': null, '3': null, '4': null, '5': null, '6': null, '7': null, '8': null },
      /** Two colors, so that one of them contrasts with any background. */
      focus: { inner: null, outer: null },
    },
    shadow: { floating: null },
    font: { ui: null, display: null },
    /** `ui` is the base size of controls and data, `reading` of long text. */
    size: { caption: null, small: null, ui: null, reading: null, title: null, headline: null, display: null },
    leading: { text: null, heading: null },
    weight: { regular: null, medium: null, semibold: null },
    /** Multiples of a 4 px grid. */
    space: {
      '0': null,
      '1': null,
      '2': null,
      '3': null,
      '4': null,
      '6': null,
      '8': null,
      '12': null,
      '16': null,
    },
    radius: { control: null, card: null },
    width: { hairline: null, focus: null, content: null, reading: null },
    motion: { change: null, enter: null, ease: null },
    /** Set by the density, and larger on touch screens. */
    density: { row: null, control: null, controlSmall: null },
  },
  (_, path) => `fs-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
