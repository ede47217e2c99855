'use client';
import { type AssessmentAnswer, type AssessmentQuestionId, assessmentQuestions } from '@fs/api-contract';
import { Heading, Link, Notice, ProgressBar, Stack, Text, useMessages } from '@fs/ui';
import { useEffect, useRef, useState } from 'react';
import { AssessmentDetails } from './AssessmentDetails.tsx';
import * as styles from './AssessmentForm.css.ts';
import { assessmentFormMessages } from './AssessmentForm.messages.ts';
import { AssessmentQuestion } from './AssessmentQuestion.tsx';
import type { AssessmentSending } from './AssessmentSending.ts';

export type AssessmentAnswers = Partial<Readonly<Record<AssessmentQuestionId, AssessmentAnswer>>>;

export interface AssessmentFormProps extends AssessmentSending {
  answers: AssessmentAnswers;
  /** Called when the user answers a question. */
  onAnswer: (answer: { question: AssessmentQuestionId; answer: AssessmentAnswer }) => void;
  /** Index of the question on screen. The number of questions is the last step, which asks for the email. */
  step: number;
  /** Called when the user goes to another step. */
  onStepChange: (step: number) => void;
  /** The user's latest result. */
  last?: { href: string; takenAt: string } | undefined;
}

/** Asks one statement a screen, and at the end for an email. The parent stores the answers. */
export function AssessmentForm({ answers, step, onStepChange, last, ...form }: AssessmentFormProps) {
  const messages = useMessages(assessmentFormMessages);
  const content = useRef<HTMLDivElement>(null);
  const [hasMoved, setMoved] = useState(false);
  const question = assessmentQuestions[step];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step takes the focus of the one before, which is gone
  useEffect(() => {
    if (hasMoved) content.current?.focus();
  }, [hasMoved, step]);
  const go = (to: number) => {
    setMoved(true);
    onStepChange(to);
  };
  const of = assessmentQuestions.length;
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1} size="headline">
          {messages.title}
        </Heading>
        <Text tone="muted">{messages.lead}</Text>
      </Stack>
      {last && step === 0 && (
        <Notice>
          {messages.lastTaken({ day: last.takenAt.slice(0, 10) })} <Link href={last.href}>{messages.lastResult}</Link>
        </Notice>
      )}
      <ProgressBar
        label={messages.progress}
        value={step}
        maxValue={of}
        valueLabel={messages.position({ at: Math.min(step + 1, of), of })}
      />
      <div ref={content} tabIndex={-1} className={styles.step}>
        {question ? (
          <AssessmentQuestion
            key={question.id}
            id={question.id}
            answer={answers[question.id]}
            onAnswer={(answer) => form.onAnswer({ question: question.id, answer })}
            onNext={() => go(step + 1)}
            onBack={step === 0 ? undefined : () => go(step - 1)}
          />
        ) : (
          <AssessmentDetails {...form} onBack={() => go(of - 1)} />
        )}
      </div>
    </Stack>
  );
}
