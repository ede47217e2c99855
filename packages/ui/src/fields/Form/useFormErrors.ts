'use client';
import { useCallback, useMemo, useState } from 'react';
import type { FormErrors } from '../../internal/FieldFrame/FormErrorsContext.ts';
import type { FieldErrors } from './findProblems.ts';

/**
 * Returns the current errors: those of the last submission or validation, without those of fields changed since.
 * `attempt` counts the results. An object with the same errors is a result only after a submission, since apps may write
 * the object inline.
 */
export function useFormErrors(given: FieldErrors | undefined, isSubmitting: boolean) {
  const [state, setState] = useState(() => ({ given, errors: saidErrors(given), attempt: 0, isSubmitted: false }));
  const replace = useCallback(
    (errors: FieldErrors, isSubmitted = false) =>
      setState(({ given, attempt }) => ({ given, errors: saidErrors(errors), attempt: attempt + 1, isSubmitted })),
    [],
  );
  if (state.given !== given && ((state.isSubmitted && !isSubmitting) || !isSame(state.given, given))) {
    setState({ given, errors: saidErrors(given), attempt: state.attempt + 1, isSubmitted: false });
  }
  const forget = useCallback((name: string) => {
    setState((last) => {
      if (!(name in last.errors)) return last;
      const { [name]: _, ...errors } = last.errors;
      return { ...last, errors };
    });
  }, []);
  const form = useMemo<FormErrors>(() => ({ errors: state.errors, forget }), [state.errors, forget]);
  return { form, attempt: state.attempt, replace };
}

/** Keeps errors with a message. A check of a valid field may return undefined, null or an empty text. */
export function saidErrors(errors: FieldErrors = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, message]) => (message ? [[name, message]] : [])));
}

function isSame(some: FieldErrors | undefined, other: FieldErrors | undefined): boolean {
  return JSON.stringify(saidErrors(some)) === JSON.stringify(saidErrors(other));
}
