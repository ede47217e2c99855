/** Leaves the app for a payment page, which may be another host's. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
