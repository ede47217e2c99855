/**
 * Applies the whole style sheet. A page with a first paint has the rules of that inline, and the sheet only for print,
 * so that its first paint does not wait for it.
 *
 * @returns once the sheet is there or could not be loaded
 */
export async function loadWholeSheet(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  await Promise.all([...links].map(replaceByWhole));
}

/** A new element tries again what failed, and always reports how it ended. */
function replaceByWhole(link: HTMLLinkElement): Promise<void> {
  const whole = link.cloneNode() as HTMLLinkElement;
  whole.removeAttribute('media');
  return new Promise((resolve) => {
    const end = () => {
      link.remove();
      resolve();
    };
    whole.addEventListener('load', end, { once: true });
    whole.addEventListener('error', end, { once: true });
    link.after(whole);
  });
}
