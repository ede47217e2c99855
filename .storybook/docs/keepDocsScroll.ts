/**
 * Keeps a docs page where it is when a story in one of its frames takes the focus: browsers scroll the pages around a
 * frame to what is focused in it.
 */
export function keepDocsScroll(): void {
  if (!window.frameElement?.closest('#storybook-docs')) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
