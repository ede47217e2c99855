import type { UserAccount } from '@fs/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQuery } from '../queries/account.ts';
import { useServices } from '../services.tsx';

export interface AccountLoaderProps {
  /** Called with the logged-in user's account on each change, and with undefined after logout. */
  onChange: (account: UserAccount | undefined) => void;
}

/** Loads the user's account for the frame, which lacks data services. Renders nothing. */
export function AccountLoader({ onChange }: AccountLoaderProps) {
  const { client } = useServices();
  const { data } = useQuery(accountQuery(client));
  useEffect(() => {
    onChange(data);
    return () => onChange(undefined);
  }, [data, onChange]);
  return null;
}
