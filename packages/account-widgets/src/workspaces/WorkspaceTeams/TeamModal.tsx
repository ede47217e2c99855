'use client';
import { limits, type Team, type WorkspacePerson } from '@fs/api-contract';
import { Button, Form, Modal, MultiSelect, Stack, TextArea, TextField, useMessages } from '@fs/ui';
import { useMemo, useState } from 'react';
import { trimmedText } from '../../internal/trimmedText.ts';
import { useDiscardQuestion } from '../../internal/useDiscardQuestion.tsx';
import { workspaceTeamsMessages } from './WorkspaceTeams.messages.ts';

export interface TeamChange {
  name: string;
  description: string;
  /** Emails. */
  members: string[];
}

interface TeamModalProps {
  /** Null for a new one. */
  team: Team | null;
  people: readonly WorkspacePerson[];
  onClose: () => void;
  /** Resolves with whether the team was saved. */
  onSave: (change: TeamChange) => Promise<boolean>;
  /** Why the last change failed. */
  failure: string | undefined;
}

/**
 * Names a team and chooses its members. Guests who don't belong to the account stay in it. It closes once the team is
 * saved, so that a failure takes no input.
 */
export function TeamModal({ team, people, onClose, onSave, failure }: TeamModalProps) {
  const messages = useMessages(workspaceTeamsMessages);
  const [progress, setProgress] = useState<'editing' | 'saving' | 'failed'>('editing');
  const [isChanged, setChanged] = useState(false);
  const change = () => setChanged(true);
  const { requestClose, question } = useDiscardQuestion({ isChanged, onClose });
  const [members, setMembers] = useState<readonly string[]>(team?.members ?? []);
  const options = useMemo(() => {
    const guests = (team?.members ?? []).filter((email) => !people.some((person) => person.email === email));
    return [
      ...people.map(({ email, name }) => ({ id: email, label: name ?? email, description: email })),
      ...guests.map((email) => ({ id: email, label: email })),
    ];
  }, [team, people]);

  async function save(change: TeamChange) {
    setProgress('saving');
    if (await onSave(change)) onClose();
    else setProgress('failed');
  }

  return (
    <>
      <Modal
        title={team === null ? messages.add : messages.editOf({ name: team.name })}
        isOpen
        onOpenChange={requestClose}
      >
        <Form
          aria-label={messages.title}
          isSubmitting={progress === 'saving'}
          {...(progress === 'failed' && failure !== undefined && { error: failure })}
          validate={(data) => ({ name: trimmedText(data, 'name') === '' ? messages.nameMissing : undefined })}
          onSubmit={(data) =>
            void save({
              name: trimmedText(data, 'name'),
              description: trimmedText(data, 'description'),
              members: [...members],
            })
          }
        >
          <Stack gap="6">
            <TextField
              label={messages.name}
              name="name"
              defaultValue={team?.name ?? ''}
              onChange={change}
              maxLength={limits.accountName}
              isRequired
              autoFocus
            />
            <TextArea
              label={messages.description}
              name="description"
              defaultValue={team?.description ?? ''}
              onChange={change}
              maxLength={limits.watchlistDescription}
            />
            <MultiSelect
              label={messages.members}
              options={options}
              value={members}
              onChange={(next) => {
                setMembers(next);
                change();
              }}
            />
            <Stack direction="row">
              <Button tone="accent" type="submit">
                {messages.save}
              </Button>
              <Button onPress={requestClose}>{messages.cancel}</Button>
            </Stack>
          </Stack>
        </Form>
      </Modal>
      {question}
    </>
  );
}
