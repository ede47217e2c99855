'use client';
import { fileSizeMessages } from '../../FileSize/FileSize.messages.ts';
import { fileSize } from '../../formats/fileSize.ts';
import { useMessages } from '../../messages/useMessages.ts';

/** A size in words, for a sentence. */
export function useSizeInWords() {
  const messages = useMessages(fileSizeMessages);
  return (bytes: number) => {
    const { amount, unit } = fileSize(bytes);
    return messages[unit]({ amount });
  };
}
