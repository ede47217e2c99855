import { LoginPage, type LoginPageProps } from '@fs/account-widgets';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { pulseChoiceQuery, referralQuery } from '../../queries/login.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** The login page with a referral or a choice of Market Pulses. */
export function LoginData(props: Omit<LoginPageProps, 'referral' | 'pulses' | 'onRetry'>) {
  const { client } = useServices();
  const { step, referralCode } = useSyncExternalStore(props.workflow.subscribe, props.workflow.state);
  const referral = useQuery(referralQuery(client, referralCode));
  const pulses = useQuery(pulseChoiceQuery(client, step === 'news'));
  return (
    <LoginPage
      {...props}
      referral={toLoadable(referral)}
      pulses={toLoadable(pulses)}
      onRetry={() => void (step === 'news' ? pulses : referral).refetch()}
    />
  );
}
