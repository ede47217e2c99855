import { readPlanWish } from '@fs/account-widgets/login';
import { Page } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { referralQuery } from '../../queries/login.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { NewAccountFlow } from './NewAccountFlow.tsx';

/** Creates an organization account. */
export function NewAccountScreen() {
  const { client, loginMemory } = useServices();
  const { search, setSearch } = useAddressSearch();
  const { referral: code = null, price, seats } = search;
  const referral = useQuery(referralQuery(client, code));
  const isInAddress = price !== undefined || seats !== undefined;
  const [wish] = useState(() => {
    const remembered = loginMemory.readSettings().wish;
    return isInAddress || remembered?.plan !== 'team' ? readPlanWish(price, seats) : remembered;
  });
  // The wizard has taken it over. A reload must not undo what the user chooses there.
  const forgetWish = useEffectEvent(() => {
    if (loginMemory.readSettings().wish?.plan === 'team') loginMemory.forgetWish();
    if (isInAddress) setSearch(code === null ? {} : { referral: code }, { replace: true });
  });
  useEffect(() => forgetWish(), []);
  return (
    <Page id={contentId}>
      <NewAccountFlow referral={referral.data ?? null} wish={wish} />
    </Page>
  );
}
