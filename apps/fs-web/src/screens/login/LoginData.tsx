import { LoginPage, type LoginPageProps, readPlanOrder, readReferralOrder } from '@fs/account-widgets';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { pulseChoiceQuery, referralQuery } from '../../queries/login.ts';
import { plansQuery } from '../../queries/plans.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** The login page with a referral, a chosen price, or a choice of Market Pulses. */
export function LoginData(props: Omit<LoginPageProps, 'referral' | 'pulses' | 'order' | 'onRetry'>) {
  const { client } = useServices();
  const { step, referralCode, ...wish } = useSyncExternalStore(props.workflow.subscribe, props.workflow.state);
  const referral = useQuery(referralQuery(client, referralCode));
  const plans = useQuery({ ...plansQuery(client), enabled: wish.price !== null || referralCode !== null });
  const pulses = useQuery(pulseChoiceQuery(client, step === 'news'));
  return (
    <LoginPage
      {...props}
      referral={toLoadable(referral)}
      pulses={toLoadable(pulses)}
      order={
        plans.data && (referral.data ? readReferralOrder(plans.data, referral.data) : readPlanOrder(plans.data, wish))
      }
      onRetry={() => void (step === 'news' ? pulses : referral).refetch()}
    />
  );
}
