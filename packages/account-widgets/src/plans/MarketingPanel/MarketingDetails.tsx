'use client';
import type { Referral } from '@fs/api-contract';
import { Avatar, type Loadable, LoadableView, Skeleton, Stack, useFormats, useMessages } from '@fs/ui';
import { useId } from 'react';
import { readSignupPlan } from '../../login/signupPlan.ts';
import type { PlanOrder } from '../planOrder.ts';
import { ReferralOffer } from '../ReferralOffer/ReferralOffer.tsx';
import { BenefitList } from './BenefitList.tsx';
import * as styles from './MarketingPanel.css.ts';
import { marketingPanelMessages } from './MarketingPanel.messages.ts';
import { MarketingWords } from './MarketingWords.tsx';
import type { PaidOrFree } from './planBenefits.ts';

export interface MarketingDetailsProps {
  /** Plan whose benefits are listed without a referral. */
  plan: PaidOrFree;
  /** The chosen price, or that of the referral's plan. */
  order: PlanOrder | null;
  referral: Loadable<Referral | null> | null;
}

/** Details of a referral or a plan's benefits. Lazy-loaded for sign-up. */
export function MarketingDetails({ plan, order, referral }: MarketingDetailsProps) {
  if (referral) return <ReferralDetails referral={referral} order={order} />;
  return <Benefits plan={plan} order={order} titleStyle={styles.title} />;
}

interface BenefitsProps {
  plan: PaidOrFree;
  order?: PlanOrder | null;
  titleStyle: string;
}

function Benefits({ plan, order, titleStyle }: BenefitsProps) {
  const titleId = useId();
  const messages = useMessages(marketingPanelMessages);
  const { list } = useFormats();
  const names = {
    free: messages.free,
    individual: messages.individual,
    'individual-plus': messages.individualPlus,
    team: messages.team,
  } satisfies Record<PaidOrFree, string>;
  return (
    <>
      <p id={titleId} className={titleStyle}>
        {messages.plan({ plan: names[plan] })}
      </p>
      {order && (
        <p className={styles.lead}>
          {list([
            messages[order.period]({ total: order.total }),
            ...(order.seats === null ? [] : [messages.seats({ count: order.seats })]),
          ])}
        </p>
      )}
      <BenefitList plan={plan} labelledBy={titleId} />
    </>
  );
}

/**
 * A referral's sender and benefits. If it cannot be shown, the form reports the failure and the panel shows its
 * welcome.
 */
function ReferralDetails({ referral, order }: { referral: Loadable<Referral | null>; order: PlanOrder | null }) {
  if (referral.state !== 'ready' && referral.state !== 'loading') return <MarketingWords isNews={false} />;
  return (
    <LoadableView of={referral} skeleton={<Awaited />}>
      {(value) => (value ? <Details referral={value} order={order} /> : <MarketingWords isNews={false} />)}
    </LoadableView>
  );
}

function Details({ referral, order }: { referral: Referral; order: PlanOrder | null }) {
  const { account, referralType, description, planID } = referral;
  const messages = useMessages(marketingPanelMessages);
  const plan = readSignupPlan(planID);
  return (
    <Stack gap="6">
      <div className={styles.account}>
        <Avatar name={account.name} src={account.logo ?? undefined} size="large" shape="square" isDecorative />
        <div className={styles.accountWords}>
          <p className={styles.title}>
            <bdi>{account.name}</bdi>
          </p>
          <p className={styles.kind}>{referralType ?? messages.ambassador}</p>
        </div>
      </div>
      {description && <p className={styles.lead}>{description}</p>}
      <ReferralOffer referral={referral} order={order} />
      {plan !== null && plan !== 'news' && <Benefits plan={plan} titleStyle={styles.subtitle} />}
    </Stack>
  );
}

function Awaited() {
  return (
    <Stack gap="6">
      <Skeleton size="headline" width="half" />
      <Skeleton size="reading" />
      <Skeleton size="reading" width="most" />
    </Stack>
  );
}
