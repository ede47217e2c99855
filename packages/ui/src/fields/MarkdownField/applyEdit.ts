import type { Edit } from './markdownEdits.ts';

/** Edits like keyboard input, so that the browser's undo reverts the edit. Keeps the focus in the text. */
export function applyEdit(area: HTMLTextAreaElement, edit: Edit) {
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  const isTyped =
    edit.insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, edit.insert);
  if (!isTyped) {
    area.setRangeText(edit.insert, edit.from, edit.to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }
  area.setSelectionRange(edit.start, edit.end);
}
