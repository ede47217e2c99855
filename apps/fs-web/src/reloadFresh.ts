/** What `navigator.serviceWorker` is asked here. */
interface Workers {
  getRegistrations: () => Promise<readonly { unregister: () => Promise<boolean> }[]>;
}

/** Loads the page anew without the service worker, which may itself be what is broken (ERRPAGE-005). */
export async function reloadFresh(workers: Workers | undefined, reload: () => void): Promise<void> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // A user who wants a page gets one, with the worker or without.
  }
  reload();
}
