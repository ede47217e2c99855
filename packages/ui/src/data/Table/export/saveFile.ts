/** Milliseconds until the object URL of a saved file is revoked. The browser has read it by then (research §9). */
const revokeDelayMs = 150;
/** Saves a file through the browser’s downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelayMs);
}
