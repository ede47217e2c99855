/** Milliseconds from the click until the object URL of a download is revoked (research §9). */
const revokeDelayMs = 150;

/** What saving needs of a browser. */
export interface DownloadBrowser {
  createLink: () => { href: string; download: string; click: () => void };
  createUrl: (file: Blob) => string;
  revokeUrl: (url: string) => void;
}

const thisBrowser: DownloadBrowser = {
  createLink: () => globalThis.document.createElement('a'),
  createUrl: (file) => URL.createObjectURL(file),
  revokeUrl: (url) => URL.revokeObjectURL(url),
};

/** Saves a file that a call returned, through the browser's downloads. */
export function saveDownload(
  file: Blob,
  name: string,
  { createLink, createUrl, revokeUrl }: DownloadBrowser = thisBrowser,
): void {
  const link = createLink();
  link.href = createUrl(file);
  link.download = name;
  link.click();
  setTimeout(() => revokeUrl(link.href), revokeDelayMs);
}
