'use client';
import type { CompanyCard } from '@fs/api-contract';
import { IconButton, Menu, useMessages } from '@fs/ui';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { MoreIcon } from '../../internal/icons/MoreIcon.tsx';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import * as styles from './CompanyComparison.css.ts';
import { companyComparisonMessages } from './CompanyComparison.messages.ts';

interface ComparisonHeadProps {
  company: CompanyCard;
  place: { index: number; count: number };
  hrefOf: CompanyHref;
  /** Called with -1 to move the company toward the facts, and with 1 to move it away. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** The head of one company's column. */
export function ComparisonHead({ company, place, hrefOf, onMove, onRemove }: ComparisonHeadProps) {
  const messages = useMessages(companyComparisonMessages);
  const actions = { earlier: () => onMove(-1), later: () => onMove(1), remove: onRemove };
  return (
    <th scope="col" className={styles.valueCell} data-company={company.id}>
      <div className={styles.headPlace}>
        <div className={styles.head}>
          <CompanyLogo name={company.name} logoUrl={company.logo_url} />
          <span className={styles.name}>
            <CompanyLink company={company} hrefOf={hrefOf} tone="name" />
          </span>
          <Menu
            trigger={
              <IconButton size="small" label={messages.actionsOf({ name: company.name })}>
                <MoreIcon />
              </IconButton>
            }
            items={[
              { id: 'earlier', label: messages.moveEarlier, isDisabled: place.index === 0 },
              { id: 'later', label: messages.moveLater, isDisabled: place.index === place.count - 1 },
              { id: 'remove', label: messages.remove },
            ]}
            onAction={(id) => actions[id as keyof typeof actions]()}
          />
        </div>
      </div>
    </th>
  );
}
