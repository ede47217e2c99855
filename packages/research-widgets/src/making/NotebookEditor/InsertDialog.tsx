import { type Loadable, Modal, RadioGroup, Stack, useMessages } from '@fs/ui';
import { useState } from 'react';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { CompanyPicker } from '../../companies/CompanyPicker/CompanyPicker.tsx';
import { notebookEditorMessages } from './NotebookEditor.messages.ts';
import { type LiveKind, type LiveReference, liveKinds } from './notebookParts.ts';

/** Companies to insert, found by name. */
export interface CompanyFinder {
  /** Results of the last search, stale while another one runs. Null before the first one. */
  found: Loadable<readonly LinkedCompany[]> | null;
  /** Called after a pause in the input. An empty text clears the results. */
  onSearch: (text: string) => void;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

interface InsertDialogProps {
  finder: CompanyFinder;
  onInsert: (reference: LiveReference) => void;
  onClose: () => void;
}

/** Selects what to show of which company. Enter in the search inserts the first one that is found. */
export function InsertDialog({ finder, onInsert, onClose }: InsertDialogProps) {
  const messages = useMessages(notebookEditorMessages);
  const [kind, setKind] = useState<LiveKind>('company');
  return (
    <Modal title={messages.insertTitle} isOpen onOpenChange={onClose} isDismissable>
      <Stack gap="4">
        <RadioGroup
          label={messages.kind}
          options={liveKinds.map((id) => ({ id, label: messages[id], description: messages[`${id}Help`] }))}
          value={kind}
          onChange={setKind}
        />
        <CompanyPicker
          label={messages.find}
          autoFocus
          {...finder}
          onPick={({ id, name }) => onInsert({ kind, companyId: id, name })}
        />
      </Stack>
    </Modal>
  );
}
