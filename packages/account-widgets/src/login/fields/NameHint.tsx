'use client';
import { Text, useMessages } from '@fs/ui';
import { nameProblem } from '../loginRules.ts';
import { loginFieldsMessages } from './loginFields.messages.ts';

/** Below fields of names: how to write one that was refused for its characters. */
export function NameHint({ names }: { names: readonly string[] }) {
  const messages = useMessages(loginFieldsMessages);
  if (!names.some((name) => nameProblem(name) === 'letters')) return null;
  return (
    <Text tone="muted" size="small">
      {messages.nameHint}
    </Text>
  );
}
