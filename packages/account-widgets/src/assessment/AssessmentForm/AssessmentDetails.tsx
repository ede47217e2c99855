import { Button, Form, Heading, Inline, TextField, useMessages } from '@fs/ui';
import { trimmedText } from '../../internal/trimmedText.ts';
import { assessmentFormMessages } from './AssessmentForm.messages.ts';
import type { AssessmentSending } from './AssessmentSending.ts';

interface AssessmentDetailsProps extends AssessmentSending {
  onBack: () => void;
}

/** The last step: whom the result is for. */
export function AssessmentDetails({ onSubmit, onBack, isSending, failure, ...initial }: AssessmentDetailsProps) {
  const messages = useMessages(assessmentFormMessages);
  return (
    <Form
      aria-label={messages.details}
      {...(failure !== undefined && { error: failure })}
      {...(isSending !== undefined && { isSubmitting: isSending })}
      validate={(data) => ({
        // The form itself reports an invalid address.
        ...(trimmedText(data, 'email') === '' && { email: messages.emailMissing }),
      })}
      onSubmit={(data) =>
        onSubmit({
          email: trimmedText(data, 'email'),
          name: trimmedText(data, 'name'),
          company: trimmedText(data, 'company'),
        })
      }
    >
      <Heading level={2}>{messages.details}</Heading>
      <TextField
        label={messages.email}
        description={messages.emailHint}
        type="email"
        name="email"
        autoComplete="email"
        defaultValue={initial.initialEmail}
        maxLength={254}
        isRequired
      />
      <TextField
        label={messages.name}
        description={messages.nameHint}
        name="name"
        autoComplete="name"
        defaultValue={initial.initialName}
        maxLength={200}
      />
      <TextField
        label={messages.company}
        description={messages.nameHint}
        name="company"
        autoComplete="organization"
        defaultValue={initial.initialCompany}
        maxLength={200}
      />
      <Inline>
        <Button onPress={onBack}>{messages.back}</Button>
        <Button type="submit" tone="accent">
          {messages.submit}
        </Button>
      </Inline>
    </Form>
  );
}
