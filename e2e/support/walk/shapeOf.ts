/**
 * What axe rates of a page: elements, roles, states, and whether there are texts and names, but not which. Siblings that
 * look alike, such as the rows of a table, count once. Runs in the browser.
 */
export function shapeOf(): string {
  /** Attributes whose values make a difference. */
  const valued = /^(class|role|type|dir|lang|tabindex|scope|hidden|disabled|aria-(?!label|described|controls|owns))/;
  const shapeOfNode = (node: Node): string => {
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
  return shapeOfNode(document.documentElement);
}
