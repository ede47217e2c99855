'use client';
import { Button, FileField, Notice, Select, Stack, Text, TextArea, useMessages } from '@fs/ui';
import { useState } from 'react';
import { pastedLines } from './pastedLines.ts';
import { type ReadLines, readLines } from './readLines.ts';
import type { useBulkFile } from './useBulkFile.ts';
import { watchlistBulkAddMessages } from './WatchlistBulkAdd.messages.ts';

export interface BulkEntryProps {
  text: string;
  onTextChange: (text: string) => void;
  file: ReturnType<typeof useBulkFile>;
  /** Whether companies are being matched. */
  isLooking: boolean;
  /** Why the last match failed. */
  failure: string | undefined;
  onLook: (lines: ReadLines) => void;
  onClose: (() => void) | undefined;
}

/** Longer texts would block the page while they are parsed. */
const mostCharacters = 1_000_000;
/** In bytes. */
const largestFile = 5 * 1024 * 1024;
const fileTypes = ['.csv', '.tsv', '.txt', 'text/csv'];

/** Step to paste many companies, drop a file, or both. */
export function BulkEntry({ text, onTextChange, file, isLooking, failure, onLook, onClose }: BulkEntryProps) {
  const messages = useMessages(watchlistBulkAddMessages);
  const [problem, setProblem] = useState<string>();
  const { chosen } = file;

  function look() {
    const lines = readLines([...pastedLines(text), ...file.lines]);
    if (lines.lines.length === 0) setProblem(messages.nothingEntered);
    else onLook(lines);
  }

  function type(typed: string) {
    onTextChange(typed);
    const count = typed.length;
    setProblem(count > mostCharacters ? messages.tooMuch({ count, most: mostCharacters }) : undefined);
  }

  return (
    <Stack gap="4">
      <TextArea
        label={messages.text}
        description={messages.textHint}
        placeholder={messages.placeholder}
        error={problem}
        value={text}
        onChange={type}
      />
      <FileField
        label={messages.file}
        acceptedTypes={fileTypes}
        typeNames={[messages.fileType]}
        maxSize={largestFile}
        files={chosen ? [chosen.file] : []}
        onSelect={([first]) => {
          setProblem(undefined);
          if (first) void file.select(first);
        }}
        onRemove={file.remove}
      />
      {chosen?.table && <BulkColumn file={file} />}
      {failure !== undefined && (
        <Notice tone="critical">
          {failure} {messages.tryAgain}
        </Notice>
      )}
      <Stack direction="row" gap="2">
        {onClose && <Button onPress={onClose}>{messages.close}</Button>}
        <Button
          onPress={look}
          isPending={isLooking || chosen?.file.state === 'uploading'}
          isDisabled={text.length > mostCharacters}
        >
          {messages.find}
        </Button>
      </Stack>
    </Stack>
  );
}

function BulkColumn({ file: { chosen, chooseColumn } }: Pick<BulkEntryProps, 'file'>) {
  const messages = useMessages(watchlistBulkAddMessages);
  if (!chosen?.table) return null;
  const { columns, rows } = chosen.table;
  return (
    <Stack gap="2">
      {chosen.hasOpenQuote && <Notice tone="caution">{messages.openQuote}</Notice>}
      {columns.length > 1 && (
        <Select
          label={messages.column}
          options={columns.map(({ id, header, sample }, index) => ({
            id,
            label: header || messages.unnamedColumn({ index: index + 1 }),
            description: messages.columnSample({ sample }),
          }))}
          value={chosen.column}
          onChange={chooseColumn}
        />
      )}
      <Text size="small" tone="muted">
        {messages.rows({ count: rows.length })}
      </Text>
    </Stack>
  );
}
