'use client';
import { type ComponentType, isValidElement, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { FloatingLoadFailure } from '../../internal/LoadFailure/FloatingLoadFailure.tsx';
import { OverlayTrigger } from '../../internal/OverlayTrigger/OverlayTrigger.tsx';
import { createLazyModule } from './createLazyModule.ts';
import { useLazyModule } from './useLazyModule.ts';

/** Of the overlay's props, those that its loading depends on. */
interface OverlayProps {
  isOpen?: boolean;
  /** What opens it: an element of the page, or one that it renders. Default: the element before it. */
  trigger?: HTMLElement | ReactElement;
  onClose?: () => void;
  onCancel?: () => void;
}

export type PreloadableComponent<Props> = ComponentType<Props> & {
  /** Loads its code ahead of its use, in silence: the `onPreload` of the button that opens it. */
  preload: () => void;
};

/**
 * A dialog or a menu whose code is loaded when it is first opened; until then nothing of it is rendered but its
 * `trigger`. Code that cannot be loaded never throws into the page: once the user opens it, the failure is shown beside
 * the trigger, with Retry.
 * @example const Confirm = lazyOverlay(async () => (await import('@fs/ui/Confirm')).Confirm);
 */
export function lazyOverlay<Props extends object>(
  request: () => Promise<ComponentType<Props>>,
): PreloadableComponent<Props> {
  const code = createLazyModule(request);

  // biome-ignore lint/correctness/noComponentHookFactories: created once for each module, as by React's `lazy`
  function LazyOverlay(props: Props) {
    const overlay: OverlayProps = props;
    const ownTrigger = isValidElement(overlay.trigger) ? overlay.trigger : undefined;
    const button = useRef<HTMLButtonElement>(null);
    const mark = useRef<HTMLSpanElement>(null);
    const [isPressed, setPressed] = useState(false);
    const [isMounted, setMounted] = useState(false);
    // What a server rendered is hydrated first. A trigger comes with what it opens: its press must not be lost.
    useLayoutEffect(() => setMounted(true), []);
    const isOpen = overlay.isOpen ?? (ownTrigger ? isPressed : true);
    const { module: Loaded, failure } = useLazyModule(code, {
      isOpen,
      isWanted: isOpen || (ownTrigger !== undefined && isMounted),
    });
    if (Loaded) return <Loaded {...props} {...(isPressed && { defaultOpen: true })} />;

    function close() {
      setPressed(false);
      (overlay.onClose ?? overlay.onCancel)?.();
    }

    function anchor() {
      if (ownTrigger) return button.current;
      return overlay.trigger instanceof HTMLElement ? overlay.trigger : elementBefore(mark.current);
    }

    return (
      <>
        {ownTrigger && (
          <OverlayTrigger triggerProps={{ onPress: () => setPressed(true) }} triggerRef={button} isOpen={isPressed}>
            {ownTrigger}
          </OverlayTrigger>
        )}
        {failure && (
          <>
            <span ref={mark} hidden />
            <FloatingLoadFailure {...failure} anchor={anchor} onClose={close} />
          </>
        )}
      </>
    );
  }

  return Object.assign(LazyOverlay, { preload: code.preload });
}

function elementBefore(mark: HTMLElement | null): HTMLElement | null | undefined {
  const before = mark?.previousElementSibling;
  return before instanceof HTMLElement ? before : mark?.parentElement;
}
