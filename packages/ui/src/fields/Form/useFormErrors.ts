'use client';
import { useCallback, useMemo, useState } from 'react';
import type { FormErrors } from '../../internal/FieldFrame/FormErrorsContext.ts';
import type { FieldErrors } from './findProblems.ts';

/**
 * Returns the current errors: those of the last submission or validation, without those of fields changed since.
 * `attempt` counts the results.
 */
export function useFormErrors(given: FieldErrors | undefined) {
  const [state, setState] = useState(() => ({ given, errors: saidErrors(given), attempt: 0 }));
  const replace = useCallback(
    (errors: FieldErrors) =>
      setState(({ given, attempt }) => ({ given, errors: saidErrors(errors), attempt: attempt + 1 })),
    [],
  );
  if (state.given !== given) setState({ given, errors: saidErrors(given), attempt: state.attempt + 1 });
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
