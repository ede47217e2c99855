import { type AssessmentAnswer, type AssessmentQuestionId, assessmentScale } from '@fs/api-contract';
import { Button, Form, Inline, RadioGroup, useMessages, useShortcuts } from '@fs/ui';
import { assessmentFormMessages } from './AssessmentForm.messages.ts';

export interface AssessmentQuestionProps {
  id: AssessmentQuestionId;
  answer: AssessmentAnswer | undefined;
  onAnswer: (answer: AssessmentAnswer) => void;
  onNext: () => void;
  /** Omit it for the first question. */
  onBack: (() => void) | undefined;
}

/** One statement with its five answers. A key answers and goes on. */
export function AssessmentQuestion({ id, answer, onAnswer, onNext, onBack }: AssessmentQuestionProps) {
  const messages = useMessages(assessmentFormMessages);
  const labelOf = (each: AssessmentAnswer) => messages[`scale${each}`];
  useShortcuts(
    assessmentScale.map((each) => ({
      keys: String(each),
      label: messages.answerWith({ answer: each, label: labelOf(each) }),
      group: messages.keyGroup,
      onPress: () => {
        onAnswer(each);
        onNext();
      },
    })),
  );
  return (
    <Form
      aria-label={messages[id]}
      validate={() => ({ answer: answer === undefined ? messages.missing : undefined })}
      onSubmit={onNext}
    >
      <RadioGroup
        label={messages[id]}
        description={messages.keys}
        name="answer"
        options={assessmentScale.map((each) => ({
          id: String(each),
          label: messages.option({ answer: each, label: labelOf(each) }),
        }))}
        value={answer === undefined ? null : String(answer)}
        onChange={(value) => {
          const chosen = assessmentScale.find((each) => String(each) === value);
          if (chosen !== undefined) onAnswer(chosen);
        }}
      />
      <Inline>
        {onBack && <Button onPress={onBack}>{messages.back}</Button>}
        <Button type="submit" tone="accent">
          {messages.next}
        </Button>
      </Inline>
    </Form>
  );
}
