import { attachmentTypes, limits } from '@fs/api-contract';
import {
  Button,
  FileField,
  type FileFieldFile,
  Inline,
  Stack,
  Text,
  TextArea,
  ToggleButton,
  useMessages,
} from '@fs/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as styles from './ChannelPane.css.ts';
import { channelPaneMessages } from './ChannelPane.messages.ts';
import { MessageText } from './MessageText.tsx';

export interface MessageEditorProps {
  /** The unsent text. */
  draft: string;
  onDraftChange: (text: string) => void;
  /** Files of the unsent message. */
  files: readonly FileFieldFile[];
  onSelectFiles: (files: File[]) => void;
  onRemoveFile: (id: string) => void;
  onRetryFile: (id: string) => void;
  onSend: () => void;
}

/** The editor of a message. Ctrl+Enter and ⌘+Enter send it, but not while an input method is composing. */
export function MessageEditor({ draft, onDraftChange, files, onSend, ...callbacks }: MessageEditorProps) {
  const messages = useMessages(channelPaneMessages);
  const [isPreview, setPreview] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // The button is disabled now, and the next message begins with its text.
    if (sentCount > 0) field.current?.focus();
  }, [sentCount]);
  const isUploading = files.some(({ state }) => state === 'uploading' || state === 'waiting');
  const isFailed = files.some(({ state }) => state === 'failed');
  const isTooLong = draft.length > limits.messageLength;
  const hasContent = draft.trim() !== '' || files.length > 0;
  const fileReason = isFailed ? messages.fileFailed : messages.fileUploading;
  const whyNot = hasContent && (isFailed || isUploading) ? fileReason : undefined;
  const canSend = whyNot === undefined && !isTooLong && hasContent;
  function send() {
    onSend();
    setPreview(false);
    setSentCount((count) => count + 1);
  }
  const sendOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) send();
  };
  return (
    <Stack gap="2">
      {isPreview ? (
        <Text element="div" className={styles.content}>
          <MessageText text={draft} />
        </Text>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the field within.
        <div onKeyDown={sendOnKey}>
          <TextArea
            ref={field}
            label={messages.message}
            isLabelHidden
            placeholder={messages.placeholder}
            description={messages.keys}
            value={draft}
            onChange={onDraftChange}
            {...(isTooLong && { error: messages.tooLong })}
          />
        </div>
      )}
      {/* Beside the text, so that it can be reached above the keyboard of a phone. */}
      <Inline gap="2">
        <Button
          tone="accent"
          onPress={send}
          isDisabled={whyNot === undefined && !canSend}
          {...(whyNot !== undefined && { disabledReason: whyNot })}
        >
          {messages.send}
        </Button>
        <ToggleButton isSelected={isPreview} onChange={setPreview}>
          {messages.preview}
        </ToggleButton>
      </Inline>
      <FileField
        // What was refused is no matter of the next message.
        key={sentCount}
        label={messages.attach}
        files={files}
        isMultiple
        acceptedTypes={attachmentTypes}
        maxSize={limits.attachmentBytes}
        onSelect={callbacks.onSelectFiles}
        onRemove={callbacks.onRemoveFile}
        onRetry={callbacks.onRetryFile}
      />
    </Stack>
  );
}
