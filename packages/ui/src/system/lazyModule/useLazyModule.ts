import { useEffect, useState } from 'react';
import type { LoadFailureProps } from '../../internal/LoadFailure/LoadFailure.tsx';
import type { LazyModule } from './createLazyModule.ts';

interface LazyModuleUse {
  /** Whether the user opened the overlay. Only then is a failure shown. */
  isOpen: boolean;
  /** Whether to load the module, such as ahead of opening. A failure is silent until `isOpen`. @default isOpen */
  isWanted?: boolean;
}

interface LoadedModule<Module> {
  /** The module once it has loaded, otherwise `undefined`. It stays loaded. */
  module: Module | undefined;
  /** Props for the failure message, set while `isOpen` and loading has failed. */
  failure: LoadFailureProps | undefined;
}

/**
 * Loads a module once `isWanted` is set. A failure never throws: the component that the user opened renders it. Doesn’t
 * use Suspense, because React shows a fallback for at least 300 ms and an overlay needs none.
 */
export function useLazyModule<Module>(
  lazy: LazyModule<Module>,
  { isOpen, isWanted: isWantedNow = isOpen }: LazyModuleUse,
): LoadedModule<Module> {
  const [isWanted, setWanted] = useState(isWantedNow);
  if (isWantedNow && !isWanted) setWanted(true);
  const [attempt, setAttempt] = useState({ retries: 0, hasFailed: false });
  const module = isWanted ? lazy.loaded() : undefined;
  const isDue = isWanted && !module;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isOpen` and `onRetry` load again after a failure
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    const settle = (hasFailed: boolean) => {
      if (isCurrent) setAttempt(({ retries }) => ({ retries, hasFailed }));
    };
    setAttempt((last) => (last.hasFailed ? { ...last, hasFailed: false } : last));
    lazy.load().then(
      () => settle(false),
      () => settle(isOpen),
    );
    return () => {
      isCurrent = false;
    };
  }, [lazy, isDue, isOpen, attempt.retries]);
  const hasFailed = isDue && isOpen && attempt.hasFailed;
  const onRetry = () => setAttempt({ retries: attempt.retries + 1, hasFailed: false });
  return { module, failure: hasFailed ? { retries: attempt.retries, onRetry } : undefined };
}
