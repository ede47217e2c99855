'use client';
import { SectionNav, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { accountBillingMessages } from '../AccountBilling/AccountBilling.messages.ts';
import { accountDataMessages } from '../AccountData/AccountData.messages.ts';
import { accountNotificationsMessages } from '../AccountNotifications/AccountNotifications.messages.ts';
import { accountProfileMessages } from '../AccountProfile/AccountProfile.messages.ts';
import { accountSecurityMessages } from '../AccountSecurity/AccountSecurity.messages.ts';
import { apiTokensMessages } from '../ApiTokens/ApiTokens.messages.ts';
import * as styles from './AccountSections.css.ts';
import { accountSectionsMessages } from './AccountSections.messages.ts';

const parts = ['profile', 'security', 'display', 'notifications', 'tokens', 'billing', 'data'] as const;

/** A section of the account page, and its id, which an address can end with. */
export type AccountPart = (typeof parts)[number];

export interface AccountSectionsProps extends Record<AccountPart, ReactNode> {
  /** Below all sections, such as the version. */
  footnote?: ReactNode;
}

/** The sections of the account page, with links to each that stay at the top. */
export function AccountSections({ footnote, ...content }: AccountSectionsProps) {
  const messages = useMessages(accountSectionsMessages);
  const labels: Record<AccountPart, string> = {
    profile: useMessages(accountProfileMessages).title,
    security: useMessages(accountSecurityMessages).title,
    display: messages.display,
    notifications: useMessages(accountNotificationsMessages).title,
    tokens: useMessages(apiTokensMessages).title,
    billing: useMessages(accountBillingMessages).title,
    data: useMessages(accountDataMessages).title,
  };
  return (
    <div className={styles.page}>
      <SectionNav label={messages.sections} sections={parts.map((id) => ({ id, label: labels[id] }))} />
      <div className={styles.sections}>
        {parts.map((id) => (
          <div key={id} id={id} className={styles.section}>
            {content[id]}
          </div>
        ))}
        {footnote}
      </div>
    </div>
  );
}
