/** CommandComplete, ErrorResponse, EmptyQueryResponse, PortalSuspended, CloseComplete, CopyInResponse, Authentication. */
const conclusions = new Set(Buffer.from('CEIs3GR'));

const typeLength = 1;

/**
 * Whether PostgreSQL's response contains the result of the request. A response without one comes from a query that
 * crashed inside WebAssembly: PGlite then sends only "ready for query", which a client takes for success.
 */
export function isConcluded(response: Uint8Array): boolean {
  const view = new DataView(response.buffer, response.byteOffset, response.byteLength);
  for (let at = 0; at < response.length; at += typeLength + view.getUint32(at + typeLength)) {
    if (conclusions.has(response[at] ?? 0)) {
      return true;
    }
  }
  return false;
}
