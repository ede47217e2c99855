'use client';
import { fileSizeMessages } from '../../data/FileSize/FileSize.messages.ts';
import { fileSize } from '../../system/formats/fileSize.ts';
import { useMessages } from '../../system/messages/useMessages.ts';

/** A size in words, for a sentence. */
export function useSizeInWords() {
  const messages = useMessages(fileSizeMessages);
  return (bytes: number) => {
    const { amount, unit } = fileSize(bytes);
    return messages[unit]({ amount });
  };
}
