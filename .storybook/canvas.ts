/**
 * Gives the page of a test the room around a story that Storybook's own canvas gives: else a field would reach from
 * edge to edge of the window, and what stands out, a focus ring say, would be cut off in its picture.
 */
export function padAsCanvas(layout: unknown) {
  document.body.style.padding = layout === 'fullscreen' ? '0' : '16px';
}
