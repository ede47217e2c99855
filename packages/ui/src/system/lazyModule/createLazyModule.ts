/** Something that is loaded on demand: code, or what has to be created from it. */
export interface LazyModule<Module> {
  /** Loads once and shares the promise. Rejects when loading fails, and loads again for the next caller. */
  load: () => Promise<Module>;
  /** The module, once it has loaded. */
  loaded: () => Module | undefined;
  /** Loads it ahead of its use, as on hover and on focus. A failure is silent: `load` tries again. */
  preload: () => void;
}

/**
 * The one way to load on demand. Components use it through `lazyComponent` and `lazyOverlay`, which show a failure in
 * place; other code handles the rejection of `load` itself.
 * @example const parser = createLazyModule(() => import('./parser.ts'));
 */
export function createLazyModule<Module>(request: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;

  async function begin(): Promise<Module> {
    // Chromium remembers a module that it could not fetch until the page is reloaded, so an attempt that cannot
    // succeed would spoil all later ones. On servers, `onLine` is undefined.
    if (navigator.onLine === false) throw new Error('Offline');
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
