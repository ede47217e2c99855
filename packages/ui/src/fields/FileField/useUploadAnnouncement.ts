'use client';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../system/messages/useMessages.ts';
import { fileFieldMessages } from './FileField.messages.ts';
import type { FileFieldFile } from './FileRow.tsx';

/** Announces uploads that end or fail. Files that were there from the start are not announced. */
export function useUploadAnnouncement(files: readonly FileFieldFile[]): string {
  const messages = useMessages(fileFieldMessages);
  const last = useRef<ReadonlyMap<string, FileFieldFile['state']>>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const before = last.current;
    last.current = new Map(files.map(({ id, state }) => [id, state]));
    const said = files.flatMap(({ id, name, state = 'done' }) => {
      if (!before || (before.get(id) ?? 'done') === state || !before.has(id)) return [];
      if (state === 'done') return [messages.hasArrived({ name })];
      return state === 'failed' ? [messages.hasFailed({ name })] : [];
    });
    if (said.length > 0) setAnnouncement(said.join(' '));
  }, [files, messages]);
  return announcement;
}
