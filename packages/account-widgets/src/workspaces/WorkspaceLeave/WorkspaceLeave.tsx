'use client';
import type { WorkspaceDetail } from '@fs/api-contract';
import { Button, Confirm, Divider, Inline, Notice, Section, Stack, useMessages } from '@fs/ui';
import { useState } from 'react';
import { workspaceLeaveMessages } from './WorkspaceLeave.messages.ts';

export interface WorkspaceLeaveProps {
  workspace: Pick<WorkspaceDetail, 'name' | 'role' | 'people'>;
  /** Called after the user confirmed that they leave. */
  onLeave: () => void;
  isLeaving?: boolean;
  /** Why leaving failed. */
  failure?: string | undefined;
}

/** How to leave a workspace. Place it at the end of the page. */
export function WorkspaceLeave({ workspace, onLeave, isLeaving = false, failure }: WorkspaceLeaveProps) {
  const messages = useMessages(workspaceLeaveMessages);
  const [isOpen, setOpen] = useState(false);
  const owners = workspace.people.filter(({ role }) => role === 'owner');
  const isLast = workspace.role === 'owner' && owners.length === 1;
  const whyNot = workspace.people.length === 1 ? messages.onlyPerson : messages.lastOwner;
  return (
    <Stack gap="8">
      <Divider />
      <Section title={messages.title} description={isLast ? whyNot : messages.text}>
        {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
        <Inline>
          <Button
            tone="critical"
            isPending={isLeaving}
            disabledReason={isLast ? whyNot : undefined}
            onPress={() => setOpen(true)}
          >
            {messages.leave}
          </Button>
        </Inline>
        <Confirm
          title={messages.ask(workspace)}
          confirmLabel={messages.leave}
          tone="critical"
          isOpen={isOpen}
          onOpenChange={setOpen}
          onConfirm={() => {
            onLeave();
            setOpen(false);
          }}
        >
          {messages.text}
        </Confirm>
      </Section>
    </Stack>
  );
}
