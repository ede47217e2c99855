import { style } from '@vanilla-extract/css';
import { focusRing } from '../../system/theme/focusRing.ts';
import { inLayer } from '../../system/theme/layers.ts';
import { tokens } from '../../system/theme/tokens.css.ts';

const layer = 'fs.primitive';

const face = "'Source Code Pro Variable', 'Noto Sans Arabic Variable', ui-monospace, monospace";

export const inline = style(
  inLayer(layer, {
    paddingInline: '0.3em',
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: '4px',
    backgroundColor: tokens.color.sunken,
    color: tokens.color.ink,
    fontFamily: face,
    fontSize: '0.9375em',
    overflowWrap: 'anywhere',
    boxDecorationBreak: 'clone',
  }),
);

export const block = style(
  inLayer(layer, {
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflow: 'auto',
    border: `${tokens.width.hairline} solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
    backgroundColor: tokens.color.sunken,
    color: tokens.color.ink,
    selectors: { '&:focus-visible': focusRing },
  }),
);

/** As wide as the longest line. Otherwise the padding would end before the text. */
export const lines = style(
  inLayer(layer, {
    inlineSize: 'max-content',
    margin: 0,
    padding: tokens.space['3'],
    fontFamily: face,
    fontSize: tokens.size.small,
    lineHeight: tokens.leading.text,
  }),
);

/** Overrides the browser’s own font for `code`. */
export const typed = style(inLayer(layer, { font: 'inherit' }));
