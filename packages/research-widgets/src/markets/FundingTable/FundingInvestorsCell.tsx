'use client';
import type { FundingRound, RoundInvestor } from '@fs/api-contract';
import { Inline, TablePopoverButton, Text, useMessages } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { foldText } from '../../internal/foldText.ts';
import { type InvestorHref, InvestorLink, type PersonHref } from '../../internal/InvestorLink.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import * as marked from '../../internal/markedLine.css.ts';
import { wholeName } from '../../internal/wholeName.css.ts';
import { fundingTableMessages } from './FundingTable.messages.ts';

export interface FundingInvestorsCellProps {
  round: FundingRound;
  hrefOf: CompanyHref;
  personHrefOf?: PersonHref | undefined;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref | undefined;
  /** Part of the name of the investor that the round was found by. Default: none. */
  wanted?: string;
}

/**
 * The investor that the round was found by, or else the lead or the first. A popover of the table lists all if there
 * are several.
 */
export function FundingInvestorsCell({
  round: { organization, investors },
  hrefOf,
  personHrefOf,
  investorHrefOf,
  wanted = '',
}: FundingInvestorsCellProps) {
  const messages = useMessages(fundingTableMessages);
  const isWanted = ({ organization: firm, name }: RoundInvestor) =>
    foldText(firm?.name ?? name).includes(foldText(wanted));
  const first = investors.find(isWanted) ?? investors[0];
  if (!first) return <MissingValue />;
  const label = messages.investorsOf({ name: organization.name, count: investors.length - 1 });
  const nameOf = (investor: typeof first) => (
    <InvestorLink investor={investor} hrefOf={hrefOf} personHrefOf={personHrefOf} investorHrefOf={investorHrefOf} />
  );
  return (
    <span className={marked.line}>
      <span className={`${marked.clipped} ${wholeName}`}>{nameOf(first)}</span>
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
