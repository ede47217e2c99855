import type { UserAccount } from '@fs/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQuery } from '../queries/account.ts';
import { useServices } from '../services.tsx';

export interface AccountLoaderProps {
  /** Given the signed-in user's account once it is known and at each change; undefined when they leave. */
  onChange: (account: UserAccount | undefined) => void;
}

/** Follows the user's account for the frame, which does without the code that asks for it. Draws nothing. */
export function AccountLoader({ onChange }: AccountLoaderProps) {
  const { client } = useServices();
  const { data } = useQuery(accountQuery(client));
  useEffect(() => {
    onChange(data);
    return () => onChange(undefined);
  }, [data, onChange]);
  return null;
}
