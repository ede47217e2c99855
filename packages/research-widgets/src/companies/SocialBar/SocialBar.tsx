'use client';
import type { SocialAccount } from '@fs/api-contract';
import { type Loadable, NumberText, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import * as styles from './SocialBar.css.ts';
import { socialBarMessages } from './SocialBar.messages.ts';
import { type SocialShare, socialShares } from './socialShares.ts';

export interface SocialBarProps {
  accounts: Loadable<readonly SocialAccount[]>;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** A company's followers by social network. */
export function SocialBar({ accounts, onRetry }: SocialBarProps) {
  const messages = useMessages(socialBarMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={accounts}
      isEmpty={(known) => socialShares(known).length === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeletonRows={1}
    >
      {(known) => <Shares shares={socialShares(known)} />}
    </ProfileSection>
  );
}

function Shares({ shares }: { shares: readonly SocialShare[] }) {
  const messages = useMessages(socialBarMessages);
  const { percent } = useFormats();
  return (
    <Stack gap="4">
      {/* Safari drops the list role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list" aria-label={messages.title} className={styles.list}>
        {shares.map(({ social, followers, share }) => (
          <li key={social} className={styles.entry}>
            <Text element="span">{messages[social]}</Text>
            <NumberText value={followers} />
            <Text element="span" size="small" tone="muted" className={styles.share}>
              {percent(share)}
            </Text>
            <span
              aria-hidden="true"
              className={styles.rank({ social })}
              style={{ inlineSize: `${(followers / (shares[0]?.followers ?? 1)) * 100}%` }}
            />
          </li>
        ))}
      </ul>
      {shares.length > 1 && (
        <Stack gap="1">
          <div aria-hidden="true" className={styles.bar}>
            {shares.map(({ social, length, share }) => (
              <span
                key={social}
                className={styles.segment({ social })}
                style={{ flexGrow: length }}
                title={`${messages[social]} ${percent(share)}`}
              />
            ))}
          </div>
          <Text size="small" tone="muted">
            {messages.scale}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
