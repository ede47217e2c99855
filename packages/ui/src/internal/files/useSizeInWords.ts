'use client';
import { fileSizeMessages } from '../../data/FileSize/FileSize.messages.ts';
import { fileSize } from '../../system/formats/fileSize.ts';
import { useMessages } from '../../system/messages/useMessages.ts';

/** Formats a file size for a sentence. */
export function useSizeInWords() {
  const messages = useMessages(fileSizeMessages);
  return (bytes: number) => {
    const { amount, unit } = fileSize(bytes);
    return messages[unit]({ amount });
  };
}
