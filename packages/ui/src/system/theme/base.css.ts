import { assignVars, globalStyle } from '@vanilla-extract/css';
import { fontStack } from './fontStack.ts';
import { inLayer } from './layers.ts';
import { tokens } from './tokens.css.ts';

globalStyle(
  ':where(:root, :host)',
  inLayer('fs.theme', {
    vars: {
      ...assignVars(tokens.font, {
        ui: fontStack('Inter Variable', 'system-ui, sans-serif'),
        display: fontStack('Source Serif 4 Variable', 'Georgia, serif'),
      }),
      // 12, 13, 14, 16, 20, 26, and 34 px at the default browser font size. In rem, so that the user’s font size
      // applies.
      ...assignVars(tokens.size, {
        caption: '0.75rem',
        small: '0.8125rem',
        ui: '0.875rem',
        reading: '1rem',
        title: '1.25rem',
        headline: '1.625rem',
        display: '2.125rem',
      }),
      ...assignVars(tokens.leading, { text: '1.5', heading: '1.25' }),
      ...assignVars(tokens.weight, { regular: '400', medium: '500', semibold: '600' }),
      ...assignVars(tokens.space, {
        '0': '0px',
        '1': '4px',
        '2': '8px',
        '3': '12px',
        '4': '16px',
        '6': '24px',
        '8': '32px',
        '12': '48px',
        '16': '64px',
      }),
      ...assignVars(tokens.radius, { control: '6px', card: '10px' }),
      ...assignVars(tokens.width, { hairline: '1px', focus: '2px', content: '1200px', reading: '68ch' }),
      ...assignVars(tokens.motion, { change: '120ms', enter: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' }),
    },
  }),
);

globalStyle(
  ':where([data-fs-theme])',
  inLayer('fs.reset', {
    backgroundColor: tokens.color.paper,
    color: tokens.color.ink,
    fontFamily: tokens.font.ui,
    fontSize: tokens.size.ui,
    lineHeight: tokens.leading.text,
    fontSynthesis: 'none',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
  }),
);

globalStyle(':where([data-fs-theme]) :where(*, *::before, *::after)', inLayer('fs.reset', { boxSizing: 'border-box' }));

// The root element keeps the browser’s font size. Otherwise rem would change with it.
globalStyle(':where(html[data-fs-theme])', inLayer('fs.reset', { fontSize: '100%' }));
globalStyle(':where(html[data-fs-theme]) :where(body)', inLayer('fs.reset', { margin: 0, fontSize: tokens.size.ui }));

// Text in the other direction than the page: its punctuation follows its own direction, and its alignment follows the
// page.
globalStyle(
  ':where([dir="rtl"][data-fs-words]) :where(p, h1, h2, h3, h4, span, strong, label, legend, summary, dt, dd)',
  inLayer('fs.reset', { unicodeBidi: 'plaintext', textAlign: ['match-parent', '-webkit-match-parent'] }),
);
