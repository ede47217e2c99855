/** What the page’s style sheets say about the marks of a chart. All of them are attributes of SVG, too. */
const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'shape-rendering',
];

/** Returns an SVG of the page as a document that looks the same without the page’s styles, and without its texts. */
export function standaloneSvg(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  const copies = copy.querySelectorAll('*');
  for (const [index, original] of svg.querySelectorAll('*').entries()) {
    const look = getComputedStyle(original);
    const target = copies[index];
    for (const property of properties) target?.setAttribute(property, look.getPropertyValue(property));
  }
  for (const text of copy.querySelectorAll('text')) text.remove();
  return new XMLSerializer().serializeToString(copy);
}
