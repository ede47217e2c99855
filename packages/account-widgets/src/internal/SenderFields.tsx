import { TextField } from '@fs/ui';

export interface SenderFieldsProps {
  messages: Readonly<Record<'name' | 'email' | 'emailHint', string>>;
  initialName: string | undefined;
  initialEmail: string | undefined;
}

/** Who writes, and where the reply goes: the fields `name` and `email`. */
export function SenderFields({ messages, initialName, initialEmail }: SenderFieldsProps) {
  return (
    <>
      <TextField
        label={messages.name}
        name="name"
        autoComplete="name"
        defaultValue={initialName}
        maxLength={200}
        isRequired
      />
      <TextField
        label={messages.email}
        description={messages.emailHint}
        type="email"
        name="email"
        autoComplete="email"
        defaultValue={initialEmail}
        maxLength={254}
        isRequired
      />
    </>
  );
}
