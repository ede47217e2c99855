/** Minimum line height, in font sizes, that fits every letter with its accents and descenders. */
const wholeLine = 1.15;

/** Returns elements that hide overflow and are lower than a line of their own text, so that letters are cut off. */
export function clippedText(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (!hasOwnText(element) || !element.checkVisibility()) return [];
    const { overflowY, fontSize, display } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    // An inline box clips nothing. An element of one pixel is for screen readers.
    if (!/hidden|clip/.test(overflowY) || display === 'inline' || width <= 1 || height <= 1) return [];
    const lines = element.clientHeight / Number.parseFloat(fontSize);
    const text = element.textContent?.trim().slice(0, 40);
    return lines < wholeLine ? [`<${element.localName}> «${text}» is ${lines.toFixed(2)} font sizes high`] : [];
  });
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.nodeValue ?? ''),
  );
}
