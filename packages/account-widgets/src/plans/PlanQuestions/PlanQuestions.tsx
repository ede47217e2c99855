'use client';
import { Accordion, Section, Text, useMessages } from '@fs/ui';
import { planQuestionsMessages } from './PlanQuestions.messages.ts';

const questions = ['renewal', 'cancel', 'tax', 'seats'] as const;

/** What users ask before they choose a plan. */
export function PlanQuestions() {
  const messages = useMessages(planQuestionsMessages);
  return (
    <Section title={messages.title}>
      <Accordion
        canExpandSeveral
        items={questions.map((id) => ({
          id,
          title: messages[id],
          content: <Text size="reading">{messages[`${id}Answer`]}</Text>,
        }))}
      />
    </Section>
  );
}
