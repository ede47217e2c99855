/**
 * The address to load a picture from: by https where it was kept as http. A page that came by https loads no other,
 * and most sites of such pictures have long had both.
 */
export function pictureAddress(url: string): string {
  return url.replace(/^http:/i, 'https:');
}
