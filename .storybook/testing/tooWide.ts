/**
 * Returns what a user of a narrow window could not reach: elements that overflow the window, and elements that clip a
 * part of their content. Scrolling and ellipsis are fine.
 */
export function tooWide(): string[] {
  return childrenOf(document.body).flatMap((element) => faultsIn(element, document.documentElement.clientWidth));
}

/** Looks from the outside in, since nobody sees what is inside of an element that is hidden or for screen readers only. */
function faultsIn(element: HTMLElement, width: number): string[] {
  if (!element.checkVisibility() || element.getAttribute('aria-hidden') === 'true') return [];
  const box = element.getBoundingClientRect();
  if (box.width <= 1) return [];
  const inner = childrenOf(element).flatMap((child) => faultsIn(child, width));
  const fault = faultOf(element, box, width);
  return fault ? [fault, ...inner] : inner;
}

function faultOf(element: HTMLElement, { left, right }: DOMRect, width: number): string | undefined {
  if ((left < -1 || right > width + 1) && !isHeld(element)) {
    return `${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)} of ${width} px`;
  }
  return cutsOff(element) ? `${nameOf(element)} hides ${element.scrollWidth - element.clientWidth} px` : undefined;
}

function childrenOf(element: HTMLElement): HTMLElement[] {
  return [...element.children] as HTMLElement[];
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

function ancestors(element: Element): Element[] {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [parent, ...ancestors(parent)] : [];
}

function nameOf(element: Element): string {
  const words = element.textContent?.trim().slice(0, 40);
  return `<${element.localName} class="${element.className}">${words ? ` «${words}»` : ''}`;
}
