'use client';
import { type ComponentType, lazy, useSyncExternalStore } from 'react';
import { LoadFailure } from '../../internal/LoadFailure/LoadFailure.tsx';
import { createLazyModule } from './createLazyModule.ts';

export interface LazyComponentOptions {
  /** What to render after a failure: a message with Retry, or nothing for an optional component. @default 'inline' */
  failure?: 'inline' | 'nothing';
}

/**
 * Creates a component whose code loads on first render. Render it inside Suspense. A failure never throws: the
 * component renders a message with Retry instead. For dialogs and menus, use `lazyOverlay`.
 * @example const Editor = lazyComponent(async () => (await import('./Editor.tsx')).Editor);
 */
export function lazyComponent<Props extends object>(
  request: () => Promise<ComponentType<Props>>,
  { failure = 'inline' }: LazyComponentOptions = {},
): ComponentType<Props> {
  const code = createLazyModule(request);
  const listeners = new Set<() => void>();
  let retries = 0;
  let current = begin();

  function begin() {
    const part = lazy(() =>
      code.load().then(
        (Loaded) => ({ default: Loaded }),
        () => ({ default: Failed }),
      ),
    );
    // TypeScript can’t resolve React’s conditional type for props that are still generic.
    return part as unknown as ComponentType<Props>;
  }

  function retry() {
    retries += 1;
    current = begin();
    for (const listener of listeners) listener();
  }

  // biome-ignore lint/correctness/noComponentHookFactories: runs once for each module, like React’s `lazy`
  function Failed() {
    return failure === 'inline' && <LoadFailure onRetry={retry} retries={retries} />;
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const snapshot = () => current;

  // biome-ignore lint/correctness/noComponentHookFactories: see above
  return function LazyComponent(props: Props) {
    const Loaded = useSyncExternalStore(subscribe, snapshot, snapshot);
    return <Loaded {...props} />;
  };
}
