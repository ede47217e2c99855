'use client';
import { type AccountReferral, limits, referralCodePattern } from '@fs/api-contract';
import { Button, Form, Modal, Stack, TextArea, TextField, useMessages } from '@fs/ui';
import { useState } from 'react';
import { trimmedText } from '../../internal/trimmedText.ts';
import { useDiscardQuestion } from '../../internal/useDiscardQuestion.tsx';
import { workspaceReferralsMessages } from './WorkspaceReferrals.messages.ts';

export interface ReferralChange {
  /** In capital letters. */
  code: string;
  description: string;
}

interface ReferralModalProps {
  /** Null for a new one. */
  referral: AccountReferral | null;
  onClose: () => void;
  /** Resolves with whether the code was saved. */
  onSave: (change: ReferralChange) => Promise<boolean>;
  /** Why the last change failed. */
  failure: string | undefined;
}

/** Creates a code, or describes one. It closes once the code is saved, so that a failure takes no input. */
export function ReferralModal({ referral, onClose, onSave, failure }: ReferralModalProps) {
  const messages = useMessages(workspaceReferralsMessages);
  const [progress, setProgress] = useState<'editing' | 'saving' | 'failed'>('editing');
  const [isChanged, setChanged] = useState(false);
  const change = () => setChanged(true);
  const { requestClose, question } = useDiscardQuestion({ isChanged, onClose });
  const title = referral === null ? messages.add : messages.editOf(referral);
  const toCode = (data: FormData) => referral?.code ?? trimmedText(data, 'code').toUpperCase();

  async function save(change: ReferralChange) {
    setProgress('saving');
    if (await onSave(change)) onClose();
    else setProgress('failed');
  }

  return (
    <>
      <Modal title={title} isOpen onOpenChange={requestClose}>
        <Form
          aria-label={title}
          isSubmitting={progress === 'saving'}
          {...(progress === 'failed' && failure !== undefined && { error: failure })}
          validate={(data) => ({ code: referralCodePattern.test(toCode(data)) ? undefined : messages.codeInvalid })}
          onSubmit={(data) => void save({ code: toCode(data), description: trimmedText(data, 'description') })}
        >
          <Stack gap="6">
            {referral === null && (
              <TextField
                label={messages.code}
                description={messages.codeHint}
                name="code"
                onChange={change}
                maxLength={limits.referralCode}
                isRequired
                autoFocus
              />
            )}
            <TextArea
              label={messages.description}
              description={messages.descriptionHint}
              name="description"
              defaultValue={referral?.description ?? ''}
              onChange={change}
              maxLength={limits.watchlistDescription}
            />
            <Stack direction="row">
              <Button tone="accent" type="submit">
                {referral === null ? messages.create : messages.save}
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
