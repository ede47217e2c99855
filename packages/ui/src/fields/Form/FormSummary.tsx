'use client';
import { type RefObject, useId, useLayoutEffect, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import * as notices from '../../feedback/Notice/Notice.css.ts';
import { NoticeMark } from '../../feedback/Notice/NoticeMark.tsx';
import { fieldsOf, focusField, labelOf } from '../../internal/FieldFrame/fieldElements.ts';
import { link } from '../../navigation/Link/Link.css.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './Form.css.ts';
import { formMessages } from './Form.messages.ts';

export interface FormSummaryProps {
  ref: RefObject<HTMLDivElement | null>;
  /** An error of the whole form. */
  error: string | undefined;
  errors: Readonly<Record<string, string>>;
}

interface Problem {
  name: string;
  message: string;
  /** Label of the field, if the form has a field of that name. */
  label?: string;
}

/** Lists all errors in the order of the fields, each with a link to its field. */
export function FormSummary({ ref, error, errors }: FormSummaryProps) {
  const messages = useMessages(formMessages);
  const titleId = useId();
  const [problems, setProblems] = useState(() => problemsOf(errors));
  useLayoutEffect(() => setProblems(problemsOf(errors, ref.current?.closest('form'))), [errors, ref]);
  const go = (name: string) => {
    const form = ref.current?.closest('form');
    const field = form && fieldsOf(form).get(name);
    if (field) focusField(field);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`${notices.notice({ tone: 'critical' })} ${styles.summary}`}
    >
      <div className={notices.content}>
        <NoticeMark tone="critical" />
        <div className={styles.words}>
          <p id={titleId} className={styles.title}>
            {error ?? messages.title({ count: problems.length })}
          </p>
          {problems.length > 0 && (
            // Safari does not expose a list without markers as a list.
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <ul role="list" className={styles.problems}>
              {problems.map(({ name, message, label }) => (
                <li key={name}>
                  {label === undefined ? (
                    message
                  ) : (
                    <Link onPress={() => go(name)} className={link({ tone: 'quiet' })}>
                      {messages.problem({ label, message })}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

function problemsOf(errors: Readonly<Record<string, string>>, form?: HTMLFormElement | null): Problem[] {
  const fields = form ? fieldsOf(form) : new Map<string, HTMLElement>();
  const order = [...fields.keys()];
  const placeOf = (name: string) => (fields.has(name) ? order.indexOf(name) : order.length);
  return Object.entries(errors)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, message]) => {
      const field = fields.get(name);
      return { name, message, label: field && (labelOf(field) ?? name) };
    });
}
