/** Elements that the user works in: inputs and dialogs. */
const workplaces = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="combobox"]',
  '[role="dialog"]',
].join();

/** Returns whether focus is in a field or a dialog, where nothing may take it away. */
export function isUserBusy(): boolean {
  if (typeof document === 'undefined') return false;
  return document.activeElement?.closest(workplaces) != null;
}
