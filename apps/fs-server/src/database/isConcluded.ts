/** CommandComplete, ErrorResponse, EmptyQueryResponse, PortalSuspended, CloseComplete, CopyInResponse, Authentication. */
const conclusions = new Set(Buffer.from('CEIs3GR'));

const typeLength = 1;

/**
 * Whether PostgreSQL's answer says how the request ended. One that does not comes from a query that broke off inside
 * WebAssembly: PGlite then sends nothing but "ready for the next", which a client takes for success.
 */
export function isConcluded(answer: Uint8Array): boolean {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at < answer.length; at += typeLength + view.getUint32(at + typeLength)) {
    if (conclusions.has(answer[at] ?? 0)) {
      return true;
    }
  }
  return false;
}
