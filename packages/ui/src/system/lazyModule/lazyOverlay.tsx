'use client';
import {
  type ComponentType,
  isValidElement,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { FloatingLoadFailure } from '../../internal/LoadFailure/FloatingLoadFailure.tsx';
import { OverlayTrigger, type OverlayTriggerProps } from '../../internal/OverlayTrigger/OverlayTrigger.tsx';
import type { OpenProps } from '../OpenProps.ts';
import { createLazyModule } from './createLazyModule.ts';
import { useLazyModule } from './useLazyModule.ts';

/** The props of the overlay that loading depends on. */
interface OverlayProps extends OpenProps {
  /** The trigger: an element of the page, or one that the overlay renders. Default: the element before it. */
  trigger?: HTMLElement | ReactElement;
}

export type PreloadableComponent<Props> = ComponentType<Props> & {
  /** Loads the code ahead of use and ignores failures. Pass it as `onPreload` to the trigger. */
  preload: () => void;
};

/**
 * Creates a dialog or menu whose code loads when it first opens. Until then, only its `trigger` renders. A failure
 * never throws: when the user opens the overlay, a message with Retry appears beside the trigger.
 * @example const Confirm = lazyOverlay(async () => (await import('@fs/ui/Confirm')).Confirm);
 */
export function lazyOverlay<Props extends object>(
  request: () => Promise<ComponentType<Props>>,
): PreloadableComponent<Props> {
  const code = createLazyModule(request);

  // biome-ignore lint/correctness/noComponentHookFactories: runs once for each module, like React’s `lazy`
  function LazyOverlay(props: Props) {
    const overlay: OverlayProps = props;
    const ownTrigger = isValidElement(overlay.trigger) ? overlay.trigger : undefined;
    const button = useRef<HTMLButtonElement>(null);
    const mark = useRef<HTMLSpanElement>(null);
    const [isOpen, setOpen] = useControlledState(overlay.isOpen, overlay.defaultOpen ?? false, overlay.onOpenChange);
    const [isMounted, setMounted] = useState(false);
    // Waits for hydration, which must match the server’s HTML. Then an overlay with its own trigger loads at once.
    useLayoutEffect(() => setMounted(true), []);
    const { module: Loaded, failure } = useLazyModule(code, {
      isOpen,
      isWanted: isOpen || (ownTrigger !== undefined && isMounted),
    });
    const isLoaded = Loaded !== undefined;
    const hadFocus = useRef(false);
    const [isReplaced, setReplaced] = useState(false);
    useLayoutEffect(() => {
      if (!isLoaded) return;
      if (hadFocus.current) button.current?.focus();
      setReplaced(true);
    }, [isLoaded]);

    // A press that came before the code opens the overlay now, unless the user has dismissed it since. The overlay
    // returns focus to where it was at the opening, so the new trigger has to have it by then.
    if (Loaded && ownTrigger) {
      const trigger = (
        <OverlayTrigger triggerProps={{}} triggerRef={button} isOpen={false}>
          {ownTrigger}
        </OverlayTrigger>
      );
      return <Loaded {...props} trigger={trigger} isOpen={isOpen && isReplaced} onOpenChange={setOpen} />;
    }
    if (Loaded) return <Loaded {...props} {...(overlay.isOpen === undefined && { defaultOpen: isOpen })} />;

    function anchor() {
      if (ownTrigger) return button.current;
      return overlay.trigger instanceof HTMLElement ? overlay.trigger : elementBefore(mark.current);
    }

    return (
      <>
        {ownTrigger && (
          <WaitingTrigger
            triggerProps={{ onPress: () => setOpen(true) }}
            triggerRef={button}
            isOpen={isOpen}
            hadFocus={hadFocus}
          >
            {ownTrigger}
          </WaitingTrigger>
        )}
        {failure && (
          <>
            <span ref={mark} hidden />
            <FloatingLoadFailure {...failure} anchor={anchor} onDismiss={() => setOpen(false)} />
          </>
        )}
      </>
    );
  }

  return Object.assign(LazyOverlay, { preload: code.preload });
}

interface WaitingTriggerProps extends OverlayTriggerProps {
  /** Set when the trigger is removed: whether it had focus. */
  hadFocus: RefObject<boolean>;
}

/** The trigger until the code has loaded. The overlay then renders a trigger of its own. */
function WaitingTrigger({ hadFocus, ...trigger }: WaitingTriggerProps) {
  const { triggerRef } = trigger;
  useLayoutEffect(
    () => () => {
      hadFocus.current = triggerRef.current !== null && triggerRef.current === document.activeElement;
    },
    [hadFocus, triggerRef],
  );
  return <OverlayTrigger {...trigger} />;
}

function elementBefore(mark: HTMLElement | null): HTMLElement | null | undefined {
  const before = mark?.previousElementSibling;
  return before instanceof HTMLElement ? before : mark?.parentElement;
}
