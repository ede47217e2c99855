import type { UserAccount } from '@fs/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQuery } from '../queries/account.ts';
import { useServices } from '../services.tsx';

export interface ReaderAccountProps {
  /** Given the signed-in reader's account once it is known and at each change; undefined when they leave. */
  onChange: (account: UserAccount | undefined) => void;
}

/** Follows the reader's account for the frame, which does without the code that asks for it. Draws nothing. */
export function ReaderAccount({ onChange }: ReaderAccountProps) {
  const { client } = useServices();
  const { data } = useQuery(accountQuery(client));
  useEffect(() => {
    onChange(data);
    return () => onChange(undefined);
  }, [data, onChange]);
  return null;
}
