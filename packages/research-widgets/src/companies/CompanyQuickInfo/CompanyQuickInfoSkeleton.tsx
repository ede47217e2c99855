'use client';
import { Card, KeyValue, Skeleton, Stack, useMessages } from '@fs/ui';
import * as styles from './CompanyQuickInfo.css.ts';
import { companyQuickInfoMessages } from './CompanyQuickInfo.messages.ts';

/** Skeleton of the quick info, in the same size and with the labels of the facts. */
export function CompanyQuickInfoSkeleton() {
  const messages = useMessages(companyQuickInfoMessages);
  const labels = [
    messages.totalRaised,
    messages.lastRound,
    messages.employees,
    messages.founded,
    messages.headquarters,
    messages.website,
  ];
  return (
    <Card>
      <Stack gap="6">
        <div className={styles.head}>
          <span className={styles.logoPlace}>
            <Skeleton shape="block" />
          </span>
          <div className={styles.words}>
            <Skeleton size="headline" width="half" />
            <Skeleton size="reading" width="most" />
          </div>
        </div>
        <KeyValue
          layout="columns"
          items={labels.map((label, index) => ({
            label,
            value: <Skeleton width="half" size={index === 0 ? 'headline' : 'ui'} />,
          }))}
        />
      </Stack>
    </Card>
  );
}
