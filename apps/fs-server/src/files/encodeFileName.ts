/** A file name for `filename*` (RFC 8187): `encodeURIComponent` leaves out characters that have a meaning here. */
export function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
