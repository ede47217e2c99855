'use client';
import { fileSize } from '../../system/formats/fileSize.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { fileSizeMessages } from './FileSize.messages.ts';

export interface FileSizeProps extends SharedProps<HTMLDataElement> {
  /** The size in bytes. */
  bytes: number;
}

/** The size of a file in bytes, KB, MB, or GB, where 1 KB is 1,024 bytes. A tooltip shows the exact number of bytes. */
export function FileSize({ bytes, ...shared }: FileSizeProps) {
  const messages = useMessages(fileSizeMessages);
  const { amount, unit } = fileSize(bytes);
  return (
    <data {...shared} value={bytes} title={unit === 'bytes' ? undefined : messages.bytes({ amount: bytes })}>
      {messages[unit]({ amount })}
    </data>
  );
}
