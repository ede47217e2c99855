/**
 * Returns an image's URL with http replaced by https. Browsers block http images on https pages, and most sites serve
 * both.
 */
export function pictureAddress(url: string): string {
  return url.replace(/^http:/i, 'https:');
}
