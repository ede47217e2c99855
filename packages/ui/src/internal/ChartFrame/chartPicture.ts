import { linesOf } from './linesOf.ts';
import { standaloneSvg } from './standaloneSvg.ts';

/** Pixels of the file per px of the page, for screens and print. */
const scale = 2;
/** In px, around the picture and between its parts. */
const padding = 24;
const gap = 12;

/**
 * Renders a chart as a PNG file: title, description, legend and plot, in the colors of the theme. Texts are rendered by
 * the canvas, because an SVG image has no access to the page’s fonts.
 */
export async function chartPicture(figure: HTMLElement): Promise<Blob> {
  const plot = figure.querySelector<SVGSVGElement>('svg[data-plot]');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!plot || !context) throw new Error('Nothing to render');
  const { width, height } = plot.getBoundingClientRect();
  const isRtl = getComputedStyle(figure).direction === 'rtl';
  const image = await imageOf(plot);
  const keys = await Promise.all([...figure.querySelectorAll<HTMLElement>('ul > li')].filter(isShown).map(keyOf));
  const words = [...figure.querySelectorAll<HTMLElement>('figcaption > :first-child > *')];

  const steps: (() => void)[] = [];
  let top = padding;
  for (const element of words) {
    const look = getComputedStyle(element);
    const leading = Number.parseFloat(look.lineHeight) || Number.parseFloat(look.fontSize) * 1.5;
    context.font = fontOf(look);
    for (const line of linesOf(element.textContent ?? '', width, (text) => context.measureText(text).width)) {
      const middle = top + leading / 2;
      steps.push(() => write(line, { look, x: isRtl ? padding + width : padding, y: middle, align: 'start' }));
      top += leading;
    }
  }
  if (words.length > 0) top += gap;
  top = placeKeys(top);
  const plotTop = top;
  steps.push(() => context.drawImage(image, padding, plotTop, width, height));
  for (const text of plot.querySelectorAll('text')) steps.push(() => writeLabel(text, plotTop));

  canvas.width = (width + 2 * padding) * scale;
  canvas.height = (top + height + padding) * scale;
  context.scale(scale, scale);
  context.fillStyle = groundOf(figure);
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const step of steps) step();
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('Not rendered'))), 'image/png');
  });

  /** Places the legend in rows, from the start of the reading direction. Returns where it ends. */
  function placeKeys(from: number): number {
    if (!context || keys.length === 0) return from;
    let [x, y] = [0, from];
    for (const { sample, name, look } of keys) {
      context.font = fontOf(look);
      const size = 24 + context.measureText(name).width;
      if (x > 0 && x + size > width) [x, y] = [0, y + 22];
      const at = { x: isRtl ? padding + width - x : padding + x, y: y + 10 };
      steps.push(() => {
        context.drawImage(sample, isRtl ? at.x - 16 : at.x, at.y - 6, 16, 12);
        write(name, { look, x: isRtl ? at.x - 24 : at.x + 24, y: at.y, align: 'start' });
      });
      x += size + 16;
    }
    return y + 22 + gap;
  }

  function write(text: string, { look, x, y, align }: Writing) {
    if (!context) return;
    context.font = fontOf(look);
    context.fillStyle = look.color;
    context.direction = isRtl ? 'rtl' : 'ltr';
    context.textAlign = align;
    context.textBaseline = 'middle';
    context.fillText(text, x, y);
  }

  /** A label of the plot, in its place and font. */
  function writeLabel(text: SVGTextElement, from: number) {
    if (!context || !plot) return;
    const look = getComputedStyle(text);
    const [box, corner] = [text.getBoundingClientRect(), plot.getBoundingClientRect()];
    context.font = fontOf(look);
    context.fillStyle = look.fill;
    context.direction = look.direction === 'rtl' ? 'rtl' : 'ltr';
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    const words = text.textContent ?? '';
    const baseline = box.top - corner.top + context.measureText(words).fontBoundingBoxAscent;
    context.fillText(words, padding + box.left - corner.left + box.width / 2, from + baseline);
  }
}

interface Writing {
  look: CSSStyleDeclaration;
  x: number;
  y: number;
  align: CanvasTextAlign;
}

interface Key {
  sample: HTMLImageElement;
  name: string;
  look: CSSStyleDeclaration;
}

async function keyOf(item: HTMLElement): Promise<Key> {
  const sample = item.querySelector('svg');
  if (!sample) throw new Error('No sample');
  return { sample: await imageOf(sample), name: item.textContent ?? '', look: getComputedStyle(item) };
}

/** A data URL, because the app’s content security policy allows no other addresses of its own making. */
async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standaloneSvg(svg))}`;
  await image.decode();
  return image;
}

function fontOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string {
  return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** The color behind an element: the first ancestor’s that has one. */
function groundOf(element: HTMLElement): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
