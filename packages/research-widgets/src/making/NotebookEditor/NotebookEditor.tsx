'use client';
import {
  Badge,
  Button,
  Heading,
  Inline,
  type Loadable,
  LoadableView,
  Notice,
  Skeleton,
  Stack,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useState } from 'react';
import { StandInHeading } from '../../internal/StandInHeading.tsx';
import { useFocusAfter } from '../../internal/useFocusAfter.ts';
import type { Notebook, NotebookRenamed } from '../Notebook.ts';
import { RenameForm } from '../RenameForm.tsx';
import type { CompanyFinder } from './InsertDialog.tsx';
import * as styles from './NotebookEditor.css.ts';
import { notebookEditorMessages } from './NotebookEditor.messages.ts';
import type { ConflictChoice, NotebookSaving } from './NotebookSaving.ts';
import { NotebookConflict, NotebookStatus } from './NotebookStatus.tsx';
import { NotebookText } from './NotebookText.tsx';
import { NotebookView } from './NotebookView.tsx';
import type { LiveReference } from './notebookParts.ts';

export interface NotebookEditorProps {
  notebook: Loadable<Notebook>;
  /** The Markdown, as the user sees it. */
  text: string;
  onTextChange: (text: string) => void;
  /** Called with another name. The input stays until it is saved. */
  onRename: (name: string) => Promise<NotebookRenamed>;
  saving: NotebookSaving;
  /** Called when the user tries to save again after a failure. */
  onRetrySave: () => void;
  /** Called when the user selects a version after a conflict. */
  onResolve: (choice: ConflictChoice) => void;
  /** Whether the notebook is open in another tab. */
  isOpenElsewhere?: boolean;
  /** Finds companies to insert. */
  finder: CompanyFinder;
  /** Renders a live line, such as by a LiveBlock. */
  renderLive: (reference: LiveReference) => ReactNode;
  /** Called when the user retries after a failure to load. */
  onReload?: () => void;
}

/** A notebook: its Markdown beside how it reads. A locked one can be read only. */
export function NotebookEditor({ notebook, onReload, ...editor }: NotebookEditorProps) {
  const messages = useMessages(notebookEditorMessages);
  return (
    <>
      <StandInHeading of={notebook}>{messages.notebook}</StandInHeading>
      <LoadableView of={notebook} skeleton={<Skeleton shape="block" />} {...(onReload && { onRetry: onReload })}>
        {(known) => <Known notebook={known} {...editor} />}
      </LoadableView>
    </>
  );
}

function Known({ notebook, ...editor }: Omit<NotebookEditorProps, 'notebook' | 'onReload'> & { notebook: Notebook }) {
  const messages = useMessages(notebookEditorMessages);
  const { isLocked } = notebook;
  const { text, renderLive, saving } = editor;
  const view = <NotebookView text={text} renderLive={renderLive} />;
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Name notebook={notebook} onRename={editor.onRename} />
        {isLocked ? (
          <Notice>{messages.locked}</Notice>
        ) : (
          <NotebookStatus saving={saving} onRetrySave={editor.onRetrySave} />
        )}
        {editor.isOpenElsewhere && !isLocked && <Notice>{messages.elsewhere}</Notice>}
        {saving.state === 'conflict' && <NotebookConflict onResolve={editor.onResolve} />}
      </Stack>
      {isLocked ? (
        view
      ) : (
        <div className={styles.place}>
          <div className={styles.panes}>
            <NotebookText text={text} onTextChange={editor.onTextChange} finder={editor.finder} />
            {view}
          </div>
        </div>
      )}
    </Stack>
  );
}

function Name({
  notebook: { name, isLocked },
  onRename,
}: Pick<NotebookEditorProps, 'onRename'> & { notebook: Notebook }) {
  const messages = useMessages(notebookEditorMessages);
  const [isNaming, setNaming] = useState(false);
  const rename = useFocusAfter<HTMLButtonElement>(isNaming);
  return (
    <>
      <Inline gap="3">
        <Heading level={1}>
          <bdi>{name}</bdi>
        </Heading>
        {isLocked && <Badge>{messages.lockedMark}</Badge>}
        {!isLocked && !isNaming && (
          <Button ref={rename} size="small" onPress={() => setNaming(true)}>
            {messages.rename}
          </Button>
        )}
      </Inline>
      {isNaming && <RenameForm name={name} onRename={onRename} onClose={() => setNaming(false)} />}
    </>
  );
}
