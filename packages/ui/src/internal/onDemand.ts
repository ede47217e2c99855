import { useEffect, useState } from 'react';

/** Code that most visits do without. */
export interface OnDemand<Module> {
  load: () => Promise<Module>;
  /** Once it has come for one place, no other waits for it. */
  loaded?: Module;
}

/**
 * The code once it is wanted and has come, until then undefined; where it cannot be loaded, the component that wants it
 * throws. Without Suspense: React shows what stands in for 300 ms at least, and here nothing need stand in.
 */
export function useOnDemand<Module>(code: OnDemand<Module>, isWanted: boolean): Module | undefined {
  const [loaded, setLoaded] = useState(() => code.loaded);
  const isDue = isWanted && !loaded;
  useEffect(() => {
    if (!isDue) return;
    code.load().then(
      (module) => {
        code.loaded = module;
        setLoaded(() => module);
      },
      (failure: unknown) => {
        setLoaded(() => {
          throw failure;
        });
      },
    );
  }, [code, isDue]);
  return isWanted ? loaded : undefined;
}
