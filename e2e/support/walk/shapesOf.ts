/**
 * What axe rates of a page: elements, roles, states, and whether there are texts and names, but not which. Siblings that
 * look alike, such as the rows of a table, count once. What is around the main content is a shape of its own, because
 * users with different rights find the same content in different frames. Runs in the browser.
 */
export function shapesOf(): string[] {
  /** Attributes whose values make a difference. */
  const valued = /^(class|role|type|dir|lang|tabindex|scope|hidden|disabled|aria-(?!label|described|controls|owns))/;
  const main = document.querySelector('main');
  let isFrame = false;
  const shapeOfNode = (node: Node): string => {
    if (isFrame && node === main) return '<main>';
    if (node instanceof Text) return node.data.trim() === '' ? '' : 't';
    if (!(node instanceof Element) || node.matches('script, style, svg *')) return '';
    const attributes = [...node.attributes].map(({ name, value }) =>
      valued.test(name) && !/[«»]|_r_/.test(value) ? `${name}=${value}` : `${name}${value === '' ? '' : '='}`,
    );
    const inner: string[] = [];
    for (const child of node.childNodes) {
      const shape = shapeOfNode(child);
      if (shape !== inner.at(-1)) inner.push(shape);
    }
    return `<${node.localName} ${attributes.join(' ')}>${inner.join('')}</>`;
  };
  const content = shapeOfNode(main ?? document.body);
  isFrame = true;
  return [content, shapeOfNode(document.documentElement)];
}
