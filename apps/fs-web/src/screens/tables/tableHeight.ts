/** What stays visible above and below a table that fills the window, in px. */
const around = 140;
const least = 440;

/** Height in px of a table that scrolls under its header. */
export function tableHeight(): number {
  return Math.max(least, window.innerHeight - around);
}
