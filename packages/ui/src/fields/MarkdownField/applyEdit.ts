import type { Edit } from './markdownEdits.ts';

/** Edits as if it were typed, so that the browser's own undo takes it back, and leaves the focus in the text. */
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
