/**
 * Adds the padding of Storybook's canvas around a story in a test. Without it, a field would fill the window edge to
 * edge, and an outline such as a focus ring would be cut off in the screenshot.
 */
export function padAsCanvas(layout: unknown) {
  document.body.style.padding = layout === 'fullscreen' ? '0' : '16px';
}
