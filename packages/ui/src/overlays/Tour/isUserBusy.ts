/** What a user works in: whatever takes text or a choice, and anything in a dialog. */
const workplaces = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="combobox"]',
  '[role="dialog"]',
].join();

/** Whether focus is in a field or a dialog, where nothing may take it away. */
export function isUserBusy(): boolean {
  if (typeof document === 'undefined') return false;
  return document.activeElement?.closest(workplaces) != null;
}
