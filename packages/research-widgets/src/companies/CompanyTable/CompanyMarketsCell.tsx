'use client';
import type { CompanyMarket, CompanySearchResult } from '@fs/api-contract';
import { TablePopoverButton, Tag, TagList, useMessages } from '@fs/ui';
import { MissingValue } from '../../internal/MissingValue.tsx';
import * as styles from './CompanyTable.css.ts';
import { companyTableMessages } from './CompanyTable.messages.ts';

export interface CompanyMarketsCellProps {
  company: Pick<CompanySearchResult, 'name' | 'markets'>;
  marketHrefOf: (market: CompanyMarket) => string;
}

/** The first market as a tag. A popover of the table lists all if there are several. */
export function CompanyMarketsCell({ company: { name, markets }, marketHrefOf }: CompanyMarketsCellProps) {
  const messages = useMessages(companyTableMessages);
  const [first] = markets;
  if (!first) return <MissingValue />;
  const label = messages.marketsOf({ name });
  return (
    <span className={styles.markets}>
      <Tag name={first.name} href={marketHrefOf(first)} hasTwoLines />
      {markets.length > 1 && (
        <TablePopoverButton
          label={label}
          content={() => (
            <TagList
              label={label}
              shownAtFirst={markets.length}
              tags={markets.map((market) => ({ ...market, href: marketHrefOf(market) }))}
            />
          )}
        />
      )}
    </span>
  );
}
