/** The used part of `navigator.serviceWorker`. */
interface Workers {
  getRegistrations: () => Promise<readonly { unregister: () => Promise<boolean> }[]>;
}

/** Reloads the page without the service worker, which may be the cause of the failure (ERRPAGE-005). */
export async function reloadFresh(workers: Workers | undefined, reload: () => void): Promise<void> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Reloads even if the worker could not be unregistered.
  }
  reload();
}
