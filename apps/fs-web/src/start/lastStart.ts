const key = 'fs.lastStart';

/** Remembers that the app started on this device, for the page that is shown without a connection. */
export function rememberStart(storage: () => Pick<Storage, 'setItem'>, at: Date): void {
  try {
    storage().setItem(key, at.toISOString());
  } catch {
    // With full or blocked storage the page does not name the time.
  }
}

/** Returns when the app last started on this device, if known. */
export function lastStart(storage: () => Pick<Storage, 'getItem'>): Date | undefined {
  try {
    const at = new Date(storage().getItem(key) ?? '');
    return Number.isNaN(at.getTime()) ? undefined : at;
  } catch {
    return undefined;
  }
}
