'use client';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isKeyLast } from './keyModality.ts';

export interface Press {
  /** `mouse`, `touch`, `pen`, `keyboard`, or `virtual` for the click of a screen reader or of a script. */
  pointerType: string;
  shiftKey: boolean;
  target: Element;
}

export interface PressHandlers {
  onPressStart?: ((press: Press) => void) | undefined;
  onPress?: ((press: Press) => void) | undefined;
  /** A press by mouse leaves focus where it is. */
  preventFocusOnPress?: boolean | undefined;
}

export interface ButtonEventsOptions extends PressHandlers {
  isDisabled: boolean;
}

/**
 * What a native button doesn’t tell: how it is pressed, and whether it is hovered by more than a finger. Presses don’t
 * reach the elements around the button.
 */
export function useButtonEvents({ isDisabled, preventFocusOnPress, onPressStart, onPress }: ButtonEventsOptions) {
  const [hovered, setHovered] = useState<Element | null>(null);
  const [isPressed, setPressed] = useState(false);
  const [focus, setFocus] = useState<'none' | 'hidden' | 'visible'>('none');
  const startedBy = useRef<string>(undefined);
  if (isDisabled && hovered) setHovered(null);
  if (isDisabled && isPressed) setPressed(false);
  // React doesn’t report the blur of a disabled button.
  if (isDisabled && focus !== 'none') setFocus('none');
  useEffect(() => {
    if (isDisabled) startedBy.current = undefined;
  }, [isDisabled]);

  // The pointer doesn’t leave a button that moves away from it or that an overlay covers.
  useEffect(() => {
    if (!hovered) return undefined;
    const onPointerOver = ({ target }: Event) => {
      if (!hovered.contains(target as Node)) setHovered(null);
    };
    document.addEventListener('pointerover', onPointerOver, true);
    return () => document.removeEventListener('pointerover', onPointerOver, true);
  }, [hovered]);

  function start(event: MouseEvent | KeyboardEvent, pointerType: string) {
    startedBy.current = pointerType;
    onPressStart?.({ pointerType, shiftKey: event.shiftKey, target: event.currentTarget });
  }

  const presses = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.stopPropagation();
      setPressed(true);
      start(event, event.pointerType);
    },
    onMouseDown(event: MouseEvent) {
      if (event.button !== 0) return;
      event.stopPropagation();
      if (preventFocusOnPress) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.stopPropagation();
      // A key that is held presses once.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
      if (event.repeat) return;
      setPressed(true);
      start(event, 'keyboard');
    },
    onClick(event: MouseEvent) {
      event.stopPropagation();
      // The click of a key, of a screen reader and of a script has no detail.
      if (event.detail === 0 && startedBy.current !== 'keyboard') start(event, 'virtual');
      const { shiftKey, currentTarget: target } = event;
      const pointerType = startedBy.current ?? 'mouse';
      // The next click may be of another kind without telling how it starts.
      startedBy.current = undefined;
      onPress?.({ pointerType, shiftKey, target });
    },
  };

  const marks = {
    onPointerEnter({ pointerType, currentTarget }: PointerEvent) {
      setHovered(pointerType === 'touch' || isDisabled ? null : currentTarget);
    },
    onPointerLeave() {
      setHovered(null);
      setPressed(false);
    },
    onPointerDown: () => setFocus((now) => (now === 'none' ? now : 'hidden')),
    onPointerUp: () => setPressed(false),
    onPointerCancel: () => setPressed(false),
    onKeyDown: () => setFocus(focusNow),
    onKeyUp: () => setPressed(false),
    onFocus: (_event: FocusEvent) => setFocus(focusNow),
    onBlur() {
      startedBy.current = undefined;
      setFocus('none');
      setPressed(false);
    },
  };
  return {
    ...{ presses, marks, isPressed },
    isHovered: hovered !== null,
    isFocused: focus !== 'none',
    isFocusVisible: focus === 'visible',
  };
}

function focusNow() {
  return isKeyLast() ? 'visible' : 'hidden';
}
