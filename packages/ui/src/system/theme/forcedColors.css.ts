import { globalStyle } from '@vanilla-extract/css';
import { inLayer } from './layers.ts';
import { tokens } from './tokens.css.ts';

type Tokens<Contract> = { [Key in keyof Contract]?: Contract[Key] extends string ? string : Tokens<Contract[Key]> };

/**
 * Maps the tokens to system colors. In forced colors, browsers replace most colors, but not those of SVGs, and they
 * don’t know what is disabled or selected.
 */
const systemColors: Tokens<typeof tokens.color> = {
  paper: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  hairline: 'CanvasText',
  edge: 'ButtonBorder',
  ink: 'CanvasText',
  inkMuted: 'CanvasText',
  inkDisabled: 'GrayText',
  skeleton: 'GrayText',
  accent: {
    fill: 'Highlight',
    fillHover: 'Highlight',
    fillPressed: 'Highlight',
    // Browsers add a Canvas backplate behind text. Styles that remove it must set HighlightText.
    on: 'CanvasText',
    ink: 'LinkText',
    wash: 'Canvas',
  },
  critical: {
    fill: 'ButtonFace',
    fillHover: 'ButtonFace',
    fillPressed: 'ButtonFace',
    on: 'ButtonText',
    ink: 'CanvasText',
    wash: 'Canvas',
  },
  positive: { ink: 'CanvasText', wash: 'Canvas' },
  caution: { ink: 'CanvasText', wash: 'Canvas' },
  info: { ink: 'CanvasText', wash: 'Canvas' },
  focus: { inner: 'Canvas', outer: 'Highlight' },
};

/** `!important`, so that the user’s colors override every theme and every brand. */
function important(names: object, values: object): Record<string, string> {
  const pairs = Object.entries(values).map(([key, value]): Record<string, string> => {
    const name = (names as Record<string, unknown>)[key];
    return typeof name === 'string' ? { [name]: `${value} !important` } : important(name as object, value);
  });
  return Object.assign({}, ...pairs);
}

globalStyle(
  '[data-fs-theme]',
  inLayer('fs.theme', { '@media': { '(forced-colors: active)': { vars: important(tokens.color, systemColors) } } }),
);
