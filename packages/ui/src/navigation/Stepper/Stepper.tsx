'use client';
import { BaseButton } from '../../internal/BaseButton/BaseButton.tsx';
import { CheckIcon } from '../../internal/icons/CheckIcon.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useFormats } from '../../system/formats/useFormats.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Stepper.css.ts';
import { stepperMessages } from './Stepper.messages.ts';

export interface StepperStep {
  /** Unique among the steps. */
  id: string;
  label: string;
}

export interface StepperProps extends SharedProps<HTMLOListElement> {
  /** The accessible name: what the steps lead to. Not visible. */
  label: string;
  /** The steps, in order. */
  steps: readonly StepperStep[];
  /** Id of the current step. The steps before it are completed. */
  current: string;
  /**
   * Called with the id of a completed step when the user goes back to it. Without this callback, no step is a button.
   */
  onStepPress?: (id: string) => void;
}

/** Shows progress through a few steps in a fixed order. For work of unknown length, use ProgressBar. */
export function Stepper({ label, steps, current, onStepPress, ...shared }: StepperProps) {
  const messages = useMessages(stepperMessages);
  const { number } = useFormats();
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <ol aria-label={label} {...rootProps(shared, styles.stepper)}>
      {steps.map((step, index) => {
        const state = stateOf(index, at);
        const words = (
          <>
            <span aria-hidden="true" className={styles.mark}>
              {state === 'done' ? <CheckIcon /> : number(index + 1)}
            </span>
            <span className={styles.label}>
              <VisuallyHidden>{messages[state]}</VisuallyHidden>
              {step.label}
            </span>
          </>
        );
        return (
          <li
            key={step.id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.step}
          >
            {onStepPress && state === 'done' ? (
              <BaseButton onPress={() => onStepPress(step.id)} className={styles.button}>
                {words}
              </BaseButton>
            ) : (
              <span className={styles.words}>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(index: number, at: number) {
  if (index < at) return 'done';
  return index === at ? 'current' : 'ahead';
}
