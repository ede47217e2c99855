'use client';
import type { FundingRound } from '@fs/api-contract';
import { Inline, TablePopoverButton, Text, useMessages } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { type InvestorHref, InvestorLink, type PersonHref } from '../../internal/InvestorLink.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import * as marked from '../../internal/markedLine.css.ts';
import { fundingTableMessages } from './FundingTable.messages.ts';

export interface FundingInvestorsCellProps {
  round: FundingRound;
  hrefOf: CompanyHref;
  personHrefOf?: PersonHref | undefined;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref | undefined;
}

/** The lead or the first investor. A popover of the table lists all if there are several. */
export function FundingInvestorsCell({
  round: { organization, investors },
  hrefOf,
  personHrefOf,
  investorHrefOf,
}: FundingInvestorsCellProps) {
  const messages = useMessages(fundingTableMessages);
  const [first] = investors;
  if (!first) return <MissingValue />;
  const label = messages.investorsOf({ name: organization.name, count: investors.length - 1 });
  const nameOf = (investor: typeof first) => (
    <InvestorLink investor={investor} hrefOf={hrefOf} personHrefOf={personHrefOf} investorHrefOf={investorHrefOf} />
  );
  return (
    <span className={marked.line}>
      <span className={marked.clipped}>{nameOf(first)}</span>
      {investors.length > 1 && (
        <TablePopoverButton
          label={label}
          content={() => (
            <Inline>
              {investors.map((investor) => (
                <Text key={investor.id}>{nameOf(investor)}</Text>
              ))}
            </Inline>
          )}
        >
          {messages.more({ count: investors.length - 1 })}
        </TablePopoverButton>
      )}
    </span>
  );
}
