'use client';
import { use } from 'react';
import { TriggerContext } from '../OverlayTrigger/TriggerContext.ts';
import { BaseButton, type BaseButtonProps } from './BaseButton.tsx';

export type NativeButtonProps = Omit<
  BaseButtonProps,
  'type' | 'isPending' | 'pendingId' | 'onPressStart' | 'onKeyDown' | 'onPreload'
>;

/**
 * A BaseButton without React Aria’s hooks, for the buttons of which a page has dozens: those in the cells of a table
 * and the pages of a pagination. A BaseButton calls 73 hooks in each render. Style it by `:hover`, `:active` and
 * `:focus-visible`. Where it opens an overlay, it is a BaseButton.
 */
export function NativeButton(props: NativeButtonProps) {
  if (use(TriggerContext)) return <BaseButton {...props} />;
  const { isDisabled, onPress, ...attributes } = props;
  return (
    <button
      {...attributes}
      type="button"
      disabled={isDisabled}
      onClick={
        onPress &&
        (({ currentTarget: target, detail, shiftKey }) =>
          // The click of a key has no detail.
          onPress({ pointerType: detail > 0 ? 'mouse' : 'keyboard', shiftKey, target }))
      }
    />
  );
}
