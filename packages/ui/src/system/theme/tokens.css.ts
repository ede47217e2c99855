import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every decision of the look, named by meaning. A theme that leaves one out does not compile.
 * The names are fixed (`--fs-color-ink-muted`), so a partner's page may read and set them.
 */
export const tokens = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      paper: null,
      /** What lies on the page: cards, fields. */
      surface: null,
      /** What is let into the page: read-only fields, code. */
      sunken: null,
      /** Separates; says nothing, so it needs no contrast. */
      hairline: null,
      /** Edge of a control: 3:1 on every ground. */
      edge: null,
      ink: null,
      inkMuted: null,
      /** Disabled text, which WCAG 1.4.3 exempts. */
      inkDisabled: null,
      /** Grounds of quiet controls, over any surface. */
      hover: null,
      pressed: null,
      /** Shape of what has not arrived. */
      skeleton: null,
      /** The one colour: main action, current place, links, focus. */
      accent: { fill: null, fillHover: null, fillPressed: null, on: null, ink: null, wash: null },
      critical: { fill: null, fillHover: null, fillPressed: null, on: null, ink: null, wash: null },
      positive: { ink: null, wash: null },
      caution: { ink: null, wash: null },
      info: { ink: null, wash: null },
      /** Of data, in this order: eight that users with any of the common colour-vision deficiencies tell apart. */
      series: { '1': null, '2': null, '3': null, '4': null, '5': null, '6': null, '7': null, '8': null },
      /** Two colours, so that one of them stands out from any ground. */
      focus: { inner: null, outer: null },
    },
    shadow: { floating: null },
    font: { ui: null, display: null },
    /** `ui` is the base of controls and data, `reading` of long text. */
    size: { caption: null, small: null, ui: null, reading: null, title: null, headline: null, display: null },
    leading: { text: null, heading: null },
    weight: { regular: null, medium: null, semibold: null },
    /** A 4 px grid, counted in its units. */
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
    /** Set by density, and enlarged on touch screens. */
    density: { row: null, control: null, controlSmall: null },
  },
  (_, path) => `fs-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
