import { useEffect, useEffectEvent, useState } from 'react';

/** Code that most visits do without. */
export interface OnDemand<Module> {
  load: () => Promise<Module>;
  /** Once it has come for one place, no other waits for it. */
  loaded?: Module;
}

/**
 * The code, once it was wanted and has come; until then undefined. Without Suspense: React shows what stands in for
 * 300 ms at least, and here nothing need stand in.
 * @param onFailed it did not come; without a failure, since the device is offline: then it is asked for when it is
 * wanted anew. A browser remembers what it could not load until the page is loaded again, so it is not even tried.
 */
export function useOnDemand<Module>(
  code: OnDemand<Module>,
  isWanted: boolean,
  onFailed: (failure?: Error) => void,
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  if (isWanted && !loaded && code.loaded) setLoaded(() => code.loaded);
  const isDue = isWanted && !loaded && !code.loaded;
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isDue) return;
    if (!navigator.onLine) return fail();
    code.load().then(
      (module) => {
        code.loaded = module;
        setLoaded(() => module);
      },
      (reason: unknown) => fail(new Error('What opens could not be loaded', { cause: reason })),
    );
  }, [code, isDue]);
  return loaded;
}
