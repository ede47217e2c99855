'use client';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormBusyContext } from '../../internal/FieldFrame/FormBusyContext.ts';
import { FormErrorsContext } from '../../internal/FieldFrame/FormErrorsContext.ts';
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
   * What the server said of the last try, by the names of fields. Give a new object for each answer, and keep it between
   * renders: each error goes when the user changes its field.
   */
  errors?: FieldErrors;
  /** What went wrong with the whole of it: "The article could not be saved." */
  error?: string;
  /** The owner's own checks before it is sent, over those that fields make: empty ones that are required, email, url. */
  validate?: (data: FormData) => FieldErrors;
  /** The user sent it, and nothing was found wrong. */
  onSubmit: (data: FormData) => void;
  /** It is on its way: its submit button says so, and it cannot be sent again. */
  isSubmitting?: boolean;
  /** Fields, each with a `name`, and a Button of type `submit`. */
  children: ReactNode;
}

/**
 * Fields that are sent together. What is wrong stands at each field and, in short, at the top: the focus goes there, and
 * from there to the fields.
 */
export function Form({
  errors: given,
  error,
  validate,
  onSubmit,
  isSubmitting = false,
  children,
  ...shared
}: FormProps) {
  const messages = useMessages(formMessages);
  const { form, attempt, replace } = useFormErrors(given);
  const hasProblems = error !== undefined || Object.keys(form.errors).length > 0;
  const summary = useFocusOnNews({ attempt, error, isSubmitting });

  function submit(event: FormEvent<HTMLFormElement>) {
    // Of a form in a dialog that this one opened, which is its child to React alone.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isSubmitting) return;
    const data = new FormData(event.currentTarget);
    // Merged by what they say: `validate` finding nothing wrong with a field leaves what the field found itself.
    const found = saidErrors(findProblems(event.currentTarget, data, messages));
    const problems = { ...found, ...saidErrors(validate?.(data)) };
    replace(problems);
    if (Object.keys(problems).length === 0) onSubmit(data);
  }

  return (
    <form
      {...shared}
      // Drawn by a server and sent before the script is there: what was typed must not end in the address.
      method="post"
      noValidate
      aria-busy={isSubmitting || undefined}
      onSubmit={submit}
      onReset={() => replace({})}
      className={styles.form}
    >
      {hasProblems && <FormSummary ref={summary} error={error} errors={form.errors} />}
      <FormErrorsContext value={form}>
        <FormBusyContext value={isSubmitting}>{children}</FormBusyContext>
      </FormErrorsContext>
    </form>
  );
}

/** Leads the user to the summary when there is news in it and nothing is under way; not when the page opens. */
function useFocusOnNews(news: { attempt: number; error: string | undefined; isSubmitting: boolean }) {
  const summary = useRef<HTMLDivElement>(null);
  const last = useRef(news);
  const { attempt, error, isSubmitting } = news;
  useEffect(() => {
    const { attempt: lastAttempt, error: lastError, isSubmitting: wasSubmitting } = last.current;
    last.current = { attempt, error, isSubmitting };
    const isNew = attempt !== lastAttempt || error !== lastError || wasSubmitting !== isSubmitting;
    if (isNew && !isSubmitting) summary.current?.focus();
  }, [attempt, error, isSubmitting]);
  return summary;
}
