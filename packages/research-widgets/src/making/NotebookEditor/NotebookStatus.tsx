import { Button, Inline, Notice, Text, useFormats, useMessages, useTimeZone } from '@fs/ui';
import { notebookEditorMessages } from './NotebookEditor.messages.ts';
import type { ConflictChoice, NotebookSaving } from './NotebookSaving.ts';

interface NotebookStatusProps {
  saving: NotebookSaving;
  onRetrySave: () => void;
}

/** In one line whether the text is saved, and since when. */
export function NotebookStatus({ saving, onRetrySave }: NotebookStatusProps) {
  const messages = useMessages(notebookEditorMessages);
  const { time } = useFormats();
  const timeZone = useTimeZone();
  const words = {
    saved: () => messages.saved({ time: saving.state === 'saved' ? time(saving.at, timeZone) : '' }),
    unsaved: () => messages.unsaved,
    saving: () => messages.saving,
    failed: () => messages.failed({ error: saving.state === 'failed' ? saving.error : '' }),
    conflict: () => messages.unsaved,
  }[saving.state];
  return (
    <Inline gap="3">
      <div role="status">
        <Text size="small" tone={saving.state === 'failed' ? 'critical' : 'muted'}>
          {words()}
        </Text>
      </div>
      {saving.state === 'failed' && (
        <Button size="small" onPress={onRetrySave}>
          {messages.retry}
        </Button>
      )}
    </Inline>
  );
}

/** Asks which version stays. */
export function NotebookConflict({ onResolve }: { onResolve: (choice: ConflictChoice) => void }) {
  const messages = useMessages(notebookEditorMessages);
  return (
    <Notice tone="caution">
      {messages.conflict}
      <Inline gap="2">
        <Button size="small" onPress={() => onResolve('both')}>
          {messages.keepBoth}
        </Button>
        <Button size="small" onPress={() => onResolve('mine')}>
          {messages.keepMine}
        </Button>
        <Button size="small" onPress={() => onResolve('theirs')}>
          {messages.keepTheirs}
        </Button>
      </Inline>
    </Notice>
  );
}
