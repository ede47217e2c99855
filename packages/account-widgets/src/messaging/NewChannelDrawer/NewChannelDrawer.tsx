'use client';
import { limits } from '@fs/api-contract';
import { Button, Drawer, Notice, Stack, TextField, useMessages } from '@fs/ui';
import { useEffect, useRef, useState } from 'react';
import { useDiscardQuestion } from '../../internal/useDiscardQuestion.tsx';
import { PeopleField, type PeopleFieldProps } from '../PeopleField.tsx';
import { channelName } from './channelName.ts';
import { newChannelDrawerMessages } from './NewChannelDrawer.messages.ts';

export interface NewChannelDrawerProps extends Pick<PeopleFieldProps, 'found' | 'onSearch'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isCreating?: boolean;
  failure?: string | undefined;
  onCreate: (channel: { name: string; emails: readonly string[] }) => void;
}

/** Creates a private channel with a name and people. */
export function NewChannelDrawer({
  isOpen,
  onOpenChange,
  isCreating = false,
  failure,
  onCreate,
  ...people
}: NewChannelDrawerProps) {
  const messages = useMessages(newChannelDrawerMessages);
  const usualName = channelName('', messages.defaultName);
  const [name, setName] = useState(usualName);
  const [emails, setEmails] = useState<readonly string[]>([]);
  const { requestClose, question } = useDiscardQuestion({
    isChanged: isOpen && (channelName(name, messages.defaultName) !== usualName || emails.length > 0),
    onClose: () => onOpenChange(false),
  });
  return (
    <>
      <Drawer
        title={messages.title}
        isOpen={isOpen}
        onOpenChange={requestClose}
        footer={
          <Button
            tone="accent"
            isPending={isCreating}
            onPress={() => onCreate({ name: channelName(name, messages.defaultName), emails })}
          >
            {messages.create}
          </Button>
        }
      >
        <Stack gap="4">
          {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
          <NameField value={name} onChange={setName} />
          <PeopleField emails={emails} onChange={setEmails} {...people} />
        </Stack>
      </Drawer>
      {question}
    </>
  );
}

/** The name, which is selected at first, so that the user’s input replaces the usual one. */
function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const messages = useMessages(newChannelDrawerMessages);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <TextField ref={field} label={messages.name} value={value} onChange={onChange} maxLength={limits.channelName} />
  );
}
