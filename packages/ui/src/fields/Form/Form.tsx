'use client';
import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormBusyContext } from '../../internal/FieldFrame/FormBusyContext.ts';
import { FormErrorsContext } from '../../internal/FieldFrame/FormErrorsContext.ts';
import { rootProps } from '../../internal/rootProps.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Form.css.ts';
import { formMessages } from './Form.messages.ts';
import { FormSummary } from './FormSummary.tsx';
import { type FieldErrors, findProblems } from './findProblems.ts';
import { saidErrors, useFormErrors } from './useFormErrors.ts';

export type { FieldErrors };

export interface FormProps extends SharedProps<HTMLFormElement> {
  /**
   * The server's errors of the last submission, by field name. Pass a new object for each response. Each error
   * disappears when the user changes its field.
   */
  errors?: FieldErrors;
  /** An error of the whole form: "Couldn't save the article." */
  error?: string;
  /** Validates before submission, in addition to the fields' own checks of required values, emails and URLs. */
  validate?: (data: FormData) => FieldErrors;
  /** Called when the user submits the form and all values are valid. */
  onSubmit: (data: FormData) => void;
  /** Called with all values whenever the user changes one, such as to keep them for a later visit. */
  onInput?: ((data: FormData) => void) | undefined;
  /** Whether the form is being submitted. Its submit button shows this, and the form cannot be submitted again. */
  isSubmitting?: boolean;
  /** Fields, each with a `name`, and a Button of type `submit`. */
  children: ReactNode;
}

/**
 * Submits fields together, also by Control or Command with Enter in a text of several lines. Errors are shown at each
 * field and in a summary at the top, which takes the focus and links to the fields.
 */
export function Form({
  errors: given,
  error,
  validate,
  onSubmit,
  onInput,
  isSubmitting = false,
  children,
  ...shared
}: FormProps) {
  const messages = useMessages(formMessages);
  const { form, attempt, replace } = useFormErrors(given, isSubmitting);
  const hasProblems = error !== undefined || Object.keys(form.errors).length > 0;
  const summary = useFocusOnChange({ attempt, error, isSubmitting });

  function submit(event: FormEvent<HTMLFormElement>) {
    // The event comes from a form in a dialog, which is a child of this form in React only.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isSubmitting) return;
    const data = new FormData(event.currentTarget);
    // Merged by message: if `validate` finds a field valid, the field's own error stays.
    const found = saidErrors(findProblems(event.currentTarget, data, messages));
    const problems = { ...found, ...saidErrors(validate?.(data)) };
    const isValid = Object.keys(problems).length === 0;
    replace(problems, isValid);
    if (isValid) onSubmit(data);
  }

  return (
    <form
      aria-busy={isSubmitting || undefined}
      {...rootProps(shared, styles.form)}
      // If the user submits before hydration, the values must not end up in the URL.
      method="post"
      noValidate
      onSubmit={submit}
      {...(onInput && { onInput: ({ currentTarget }) => onInput(new FormData(currentTarget)) })}
      onKeyDown={submitFromTextArea}
      onReset={() => replace({})}
      onClickCapture={ignoreSecondClick}
    >
      {hasProblems && <FormSummary ref={summary} error={error} errors={form.errors} />}
      <FormErrorsContext value={form}>
        <FormBusyContext value={isSubmitting}>{children}</FormBusyContext>
      </FormErrorsContext>
    </form>
  );
}

/** In a text of several lines, Enter alone begins a new one. A button that is disabled stays so. */
function submitFromTextArea({ key, ctrlKey, metaKey, target, currentTarget }: KeyboardEvent<HTMLFormElement>) {
  const isInTextArea = target instanceof HTMLTextAreaElement && target.form === currentTarget;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !isInTextArea) return;
  currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}

/** Focuses the summary when its content changes and nothing is pending, but not when the page opens. */
function useFocusOnChange(state: { attempt: number; error: string | undefined; isSubmitting: boolean }) {
  const summary = useRef<HTMLDivElement>(null);
  const last = useRef(state);
  const { attempt, error, isSubmitting } = state;
  useEffect(() => {
    const { attempt: lastAttempt, error: lastError, isSubmitting: wasSubmitting } = last.current;
    last.current = { attempt, error, isSubmitting };
    const isNew = attempt !== lastAttempt || error !== lastError || wasSubmitting !== isSubmitting;
    if (isNew && !isSubmitting) summary.current?.focus();
  }, [attempt, error, isSubmitting]);
  return summary;
}

/** Of a double-click, which would submit the form twice where the response to the first click comes before the second. */
function ignoreSecondClick(event: MouseEvent) {
  const isSubmit = event.target instanceof Element && event.target.closest('button[type="submit"]') !== null;
  if (isSubmit && event.detail > 1) event.preventDefault();
}
