import { type ReferralChange, WorkspaceReferrals } from '@fs/account-widgets';
import type { AccountReferral, WorkspaceDetail } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { referralPath, wholeAddress } from '../../addresses/appPaths.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import {
  accountReferralsQuery,
  referralActiveMutation,
  referralResultsQuery,
  saveReferralMutation,
} from '../../queries/referrals.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** The referral codes of a workspace, for its owners. */
export function ReferralsSection({ workspace }: { workspace: WorkspaceDetail }) {
  const { client } = useServices();
  const messages = useMessages(appMessages);
  const [openId, setOpenId] = useState<string | null>(null);
  const referrals = useQuery(accountReferralsQuery(client, workspace.id));
  const results = useQuery({
    ...referralResultsQuery(client, workspace.id, openId ?? ''),
    enabled: openId !== null,
  });
  const saving = useMutation(saveReferralMutation(client, workspace.id));
  const switching = useMutation(referralActiveMutation(client));

  // The widget sends what a code may consist of, so that an invalid one is a code of someone else.
  const isTaken = saving.error instanceof CallFailure && saving.error.reason === 'invalid';

  async function save(change: ReferralChange, referral: AccountReferral | null) {
    switching.reset();
    try {
      await saving.mutateAsync({ change, referral });
      return true;
    } catch {
      // The mutation keeps the failure, which the widget shows.
      return false;
    }
  }

  return (
    <WorkspaceReferrals
      workspace={workspace}
      referrals={toLoadable(referrals)}
      linkOf={({ code }) => wholeAddress(referralPath(code))}
      onSave={save}
      onActiveChange={({ id }, active) => {
        saving.reset();
        switching.mutate({ id, active });
      }}
      switching={switching.isPending ? switching.variables.id : undefined}
      openId={openId}
      onOpenChange={setOpenId}
      results={toLoadable(results)}
      failure={isTaken ? messages.referralTaken : (saving.error ?? switching.error)?.message}
      onRetry={() => void referrals.refetch()}
      onRetryResults={() => void results.refetch()}
    />
  );
}
