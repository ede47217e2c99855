import { fireEvent } from 'storybook/test';

/** Returns a file with a name, type, and size in bytes. Its contents don’t matter. */
export function buildFile(name: string, type: string, size = 4): File {
  return new File([new Uint8Array(size)], name, { type });
}

/**
 * Drags files over an element and, unless `staysInTheAir`, drops them. Only files from the operating system have
 * entries, which distinguish them from folders, so this function stubs them.
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

/** Pastes files at the focused element. */
export function pasteFiles(files: readonly File[]) {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  const target = document.activeElement ?? document.body;
  fireEvent(target, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}
