'use client';
import { Heading, Notice, Stack, Text } from '@fs/ui';
import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { ArrivalContext } from './ArrivalContext.ts';
import * as styles from './LoginStep.css.ts';

export interface LoginStepProps {
  title: string;
  /** Purpose of the step, one sentence. */
  lead?: string | undefined;
  /** Success message of the previous step. */
  notice?: string | undefined;
  /** Why the last attempt failed. */
  failure?: ReactNode;
  /** Whether a field takes the focus itself when the user arrives from another step. @default false */
  focusesField?: boolean;
  /** The form or the options. */
  children: (titleId: string) => ReactNode;
  /** Links to other steps. */
  ways?: ReactNode;
}

/** One step of the login page: title, messages, form and links. */
export function LoginStep({ title, lead, notice, failure, focusesField = false, children, ways }: LoginStepProps) {
  const titleId = useId();
  const noticeId = useId();
  const step = useRef<HTMLDivElement>(null);
  const hasArrived = useContext(ArrivalContext);
  useEffect(() => {
    if (hasArrived && !focusesField) step.current?.focus();
  }, [hasArrived, focusesField]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields of one form
    <div
      ref={step}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={notice ? noticeId : undefined}
      className={styles.step}
    >
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1} size="headline" id={titleId}>
            {title}
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {notice && (
          <Notice id={noticeId} tone="positive">
            {notice}
          </Notice>
        )}
        {failure && <Notice tone="critical">{failure}</Notice>}
        {children(titleId)}
        {ways}
      </Stack>
    </div>
  );
}
