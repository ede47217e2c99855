'use client';
import type { CompanyColumns } from '@fs/api-contract';
import { type Loadable, Skeleton, Text, useMessages } from '@fs/ui';
import { extraColumnsMessages } from './extraColumns.messages.ts';
import { MissingValue } from './MissingValue.tsx';

export interface AuthorityCellProps {
  found: Loadable<CompanyColumns>;
}

/** The domain authority of a company's site, or that the user's plan does not include it. */
export function AuthorityCell({ found }: AuthorityCellProps) {
  const { withheld } = useMessages(extraColumnsMessages);
  if (found.state === 'loading') return <Skeleton width="half" />;
  if (found.state !== 'ready') return <MissingValue />;
  const { domain_authority: authority, is_domain_authority_withheld: isWithheld } = found.value;
  if (isWithheld) {
    return (
      <Text element="span" size="small" tone="muted">
        {withheld}
      </Text>
    );
  }
  return authority === null ? <MissingValue /> : authority;
}
