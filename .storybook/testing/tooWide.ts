/**
 * Returns what a user of a narrow window could not reach: elements that overflow the window, and elements that clip a
 * part of their content. Scrolling and ellipsis are fine.
 */
export function tooWide(): string[] {
  const width = document.documentElement.clientWidth;
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (!element.checkVisibility() || isHeardOnly(element)) return [];
    const { left, right } = element.getBoundingClientRect();
    if ((left < -1 || right > width + 1) && !isHeld(element)) {
      return [`${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)} of ${width} px`];
    }
    return cutsOff(element) ? [`${nameOf(element)} hides ${element.scrollWidth - element.clientWidth} px`] : [];
  });
}

function isHeardOnly(element: Element): boolean {
  return element.closest('[aria-hidden="true"]') !== null || boxes(element).some(({ width }) => width <= 1);
}

/** Whether an ancestor scrolls or clips the element; then that ancestor is checked instead. */
function isHeld(element: Element): boolean {
  return ancestors(element).some((ancestor) => getComputedStyle(ancestor).overflowX !== 'visible');
}

function cutsOff(element: Element): boolean {
  if (element.clientWidth === 0 || element.scrollWidth <= element.clientWidth + 1) return false;
  const { overflowX, textOverflow } = getComputedStyle(element);
  return (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
}

function boxes(element: Element): DOMRect[] {
  return [element, ...ancestors(element)].map((each) => each.getBoundingClientRect());
}

function ancestors(element: Element): Element[] {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [parent, ...ancestors(parent)] : [];
}

function nameOf(element: Element): string {
  const words = element.textContent?.trim().slice(0, 40);
  return `<${element.localName} class="${element.className}">${words ? ` «${words}»` : ''}`;
}
