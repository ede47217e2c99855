'use client';
import { Card, KeyValue, Skeleton, Stack, useMessages } from '@fs/ui';
import * as styles from './CompanyQuickInfo.css.ts';
import { companyQuickInfoMessages } from './CompanyQuickInfo.messages.ts';

/** The shape of the quick info, in its size: the names of the facts stand from the start. */
export function CompanyQuickInfoSkeleton() {
  const messages = useMessages(companyQuickInfoMessages);
  const labels = [messages.website, messages.headquarters, messages.founded, messages.employees];
  return (
    <Card>
      <Stack gap="6">
        <Stack gap="4">
          <span className={styles.logoPlace}>
            <Skeleton shape="block" />
          </span>
          <Stack gap="2">
            <Skeleton size="headline" width="half" />
            <Skeleton size="reading" width="most" />
          </Stack>
        </Stack>
        <KeyValue items={labels.map((label) => ({ label, value: <Skeleton width="half" /> }))} />
      </Stack>
    </Card>
  );
}
