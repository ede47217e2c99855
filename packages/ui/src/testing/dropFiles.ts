import { fireEvent } from 'storybook/test';

/** A file of a name, type and size, without contents that matter. */
export function aFile(name: string, type: string, size = 4): File {
  return new File([new Uint8Array(size)], name, { type });
}

/**
 * Drags files from the user's desk over an element and, unless they stay in the air, drops them. Only files of a real
 * desk have entries, which tell them from folders: these are lent some.
 */
export function dropFiles(target: Element, files: readonly File[], staysInTheAir = false) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const { webkitGetAsEntry } = DataTransferItem.prototype;
  DataTransferItem.prototype.webkitGetAsEntry = () => ({ isFile: true, isDirectory: false }) as FileSystemEntry;
  for (const type of staysInTheAir ? ['dragenter', 'dragover'] : ['dragenter', 'dragover', 'drop']) {
    fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }
  DataTransferItem.prototype.webkitGetAsEntry = webkitGetAsEntry;
}

/** Pastes files where the focus is. */
export function pasteFiles(files: readonly File[]) {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  const target = document.activeElement ?? document.body;
  fireEvent(target, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}
