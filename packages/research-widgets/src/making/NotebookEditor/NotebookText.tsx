import { Button, Inline, MarkdownField, Stack, useMessages } from '@fs/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type CompanyFinder, InsertDialog } from './InsertDialog.tsx';
import { notebookEditorMessages } from './NotebookEditor.messages.ts';
import { formatLiveLine, insertionOf, isAtLineStart, type LiveReference } from './notebookParts.ts';

interface NotebookTextProps {
  text: string;
  onTextChange: (text: string) => void;
  finder: CompanyFinder;
}

/** The Markdown of a notebook. A slash at the beginning of a line inserts live data. */
export function NotebookText({ text, onTextChange, finder }: NotebookTextProps) {
  const messages = useMessages(notebookEditorMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  /** Where the cursor was when the dialog opened. */
  const [position, setPosition] = useState<number>();

  function open() {
    setPosition(area.current?.selectionStart ?? text.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || target !== area.current) return;
    const { selectionStart, selectionEnd, value } = target as HTMLTextAreaElement;
    if (selectionStart !== selectionEnd || !isAtLineStart(value, selectionStart)) return;
    event.preventDefault();
    open();
  }

  function insert(reference: LiveReference) {
    const at = Math.min(position ?? text.length, text.length);
    setPosition(undefined);
    const inserted = insertionOf(text, at, formatLiveLine(reference));
    // The dialog gives the focus back first.
    requestAnimationFrame(() => typeInto(area.current, at, inserted, onTextChange));
  }

  return (
    <Stack gap="3">
      <Inline>
        <Button size="small" onPress={open}>
          {messages.insert}
        </Button>
      </Inline>
      {/* The field keeps the keys of its text area to itself. */}
      <div onKeyDownCapture={onKeyDown}>
        <MarkdownField
          ref={area}
          label={messages.text}
          description={messages.textHelp}
          value={text}
          onChange={onTextChange}
        />
      </div>
      {position !== undefined && (
        <InsertDialog finder={finder} onInsert={insert} onClose={() => setPosition(undefined)} />
      )}
    </Stack>
  );
}

/** Inserts like keyboard input, so that the browser's undo takes it back. The cursor is behind it then. */
function typeInto(
  area: HTMLTextAreaElement | null,
  at: number,
  inserted: string,
  onTextChange: (text: string) => void,
): void {
  if (!area) return;
  area.focus();
  area.setSelectionRange(at, at);
  if (document.execCommand('insertText', false, inserted)) return;
  onTextChange(area.value.slice(0, at) + inserted + area.value.slice(at));
}
