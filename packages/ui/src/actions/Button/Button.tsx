'use client';
import { type ComponentType, type ReactNode, useContext, useId, useState } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { BaseButton } from '../../internal/BaseButton/BaseButton.tsx';
import { FormBusyContext } from '../../internal/FieldFrame/FormBusyContext.ts';
import { rootProps } from '../../internal/rootProps.ts';
import { createLazyModule } from '../../system/lazyModule/createLazyModule.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { ButtonSize, ButtonTone } from './Button.css.ts';
import * as styles from './Button.css.ts';
import { buttonMessages } from './Button.messages.ts';
import { buttonClass } from './buttonClass.ts';
import type { DisabledReasonHintProps } from './DisabledReasonHint.tsx';

export type { ButtonSize, ButtonTone } from './Button.css.ts';
export type ButtonType = 'button' | 'submit' | 'reset';

export interface ButtonProps extends SharedProps<HTMLButtonElement> {
  /** The importance of the action. Use `accent` once per view. @default 'neutral' */
  tone?: ButtonTone;
  /** `small` suits table rows and notices. @default 'medium' */
  size?: ButtonSize;
  /** Comes before the label. 16 px, in the color of the text, hidden from screen readers. */
  icon?: ReactNode;
  /** What the button does in a form. @default 'button' */
  type?: ButtonType;
  /** The button can’t be focused or activated. Explain why next to it. @default false */
  isDisabled?: boolean;
  /**
   * Why the button can’t act yet: "Tick the box to continue". The button looks disabled, but keeps its place in the focus
   * order. Screen readers hear the reason, and a hint shows it on hover, on focus, and after a press.
   * Show the reason next to the button, too, where users need it before they get there.
   */
  disabledReason?: string | undefined;
  /**
   * Whether the action is in progress. The button keeps its width and focus, ignores presses, and announces the state.
   * A Form sets this prop on its submit button while it submits. @default false
   */
  isPending?: boolean;
  /** Called when the user activates the button by mouse, touch, Enter, or Space. */
  onPress?: () => void;
  /** Called on hover and on focus. Load what the press needs, such as with the `preload` of a `lazyOverlay`. */
  onPreload?: () => void;
  /** The label: a verb, or a verb and a noun. */
  children: ReactNode;
}

const hint = createLazyModule(() => import('./DisabledReasonHint.tsx'));

/** Starts an action. To navigate, use Link or LinkButton. */
export function Button({
  tone = 'neutral',
  size = 'medium',
  icon,
  type = 'button',
  isDisabled,
  disabledReason,
  isPending: isOwnPending = false,
  onPress,
  onPreload,
  children,
  ...shared
}: ButtonProps) {
  const messages = useTexts(buttonMessages);
  const isFormBusy = useContext(FormBusyContext);
  const isPending = isOwnPending || (isFormBusy && type === 'submit');
  const pendingId = useId();
  const reasonId = useId();
  const waits = disabledReason !== undefined;
  const [Hint, setHint] = useState<ComponentType<DisabledReasonHintProps>>();
  // A failure leaves the reason to screen readers, and the next hover, focus or press tries again.
  const loadHint = () =>
    void hint.load().then(
      (loaded) => setHint(() => loaded.DisabledReasonHint),
      () => undefined,
    );
  return (
    <BaseButton
      {...rootProps(shared, buttonClass(tone, size))}
      {...(waits && { 'aria-disabled': true, 'aria-describedby': reasonId, 'data-fs-waits': '' })}
      // Not a submit button meanwhile, so that Enter in a field doesn’t submit either.
      type={waits ? 'button' : type}
      isDisabled={isDisabled}
      isPending={isPending}
      pendingId={pendingId}
      onPreload={waits ? loadHint : onPreload}
      onPress={waits ? loadHint : onPress && (() => onPress())}
    >
      <span className={icon === undefined ? styles.label : `${styles.label} ${styles.withIcon}`}>
        {icon}
        {children}
      </span>
      {waits && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      {waits && Hint && <Hint reasonId={reasonId} reason={disabledReason} />}
      {isPending && (
        <span className={styles.pending}>
          <Spinner id={pendingId} size="small" label={messages.pending} />
        </span>
      )}
    </BaseButton>
  );
}
