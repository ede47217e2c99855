/** A module that is lazy-loaded: code, or a value created from code. */
export interface LazyModule<Module> {
  /** Loads once and shares the promise. Rejects after a failure, and the next call tries again. */
  load: () => Promise<Module>;
  /** Returns the module, or `undefined` until it has loaded. */
  loaded: () => Module | undefined;
  /** Starts loading ahead of use, such as on hover and on focus. Ignores failures, because `load` tries again. */
  preload: () => void;
}

/** A page that starts without a connection has its modules from a service worker, and reloads when there is one. */
const hasStartedOnline = globalThis.navigator?.onLine !== false;

/**
 * Creates a lazy-loaded module. All lazy-loading uses this function: components use it through `lazyComponent` and
 * `lazyOverlay`, which show failures in place. Other code must handle the rejection of `load`.
 * @example const parser = createLazyModule(() => import('./parser.ts'));
 */
export function createLazyModule<Module>(request: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;

  async function begin(): Promise<Module> {
    // Chromium caches a failed module until the page reloads, so a request without a connection would make all later
    // ones fail. On servers, `onLine` is undefined.
    if (hasStartedOnline && navigator.onLine === false) throw new Error('Offline');
    loaded = await request();
    return loaded;
  }

  function load(): Promise<Module> {
    loading ??= begin().catch((failure) => {
      loading = undefined;
      throw failure;
    });
    return loading;
  }

  return {
    load,
    loaded: () => loaded,
    preload: () => {
      load().catch(() => undefined);
    },
  };
}
