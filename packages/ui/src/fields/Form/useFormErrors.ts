'use client';
import { useCallback, useMemo, useState } from 'react';
import type { FormErrors } from '../../internal/FieldFrame/FormErrorsContext.ts';
import type { FieldErrors } from './findProblems.ts';

/**
 * What is wrong now: what the server said last, or the form itself found, less what the user has changed since.
 * `attempt` counts how often something new was said.
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

/** The errors that say something: a check that finds nothing wrong may answer undefined, null or an empty text. */
export function saidErrors(errors: FieldErrors = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, message]) => (message ? [[name, message]] : [])));
}
