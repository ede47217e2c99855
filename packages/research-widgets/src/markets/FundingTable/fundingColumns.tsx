'use client';
import type { FundingRound } from '@fs/api-contract';
import { type BoundMessages, type TableColumn, useFormats } from '@fs/ui';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import type { dealMessages } from '../../internal/deals.messages.ts';
import { FundingInvestorsCell } from './FundingInvestorsCell.tsx';
import * as styles from './FundingTable.css.ts';
import type { fundingTableMessages } from './FundingTable.messages.ts';

export interface FundingColumnsOptions {
  hrefOf: CompanyHref;
  messages: BoundMessages<typeof fundingTableMessages.table>;
  deals: BoundMessages<typeof dealMessages.table>;
}

/** Kinds of rounds that users can filter by, as the source writes them. */
const roundTypes = [
  'seed',
  'angel',
  'venture',
  'private_equity',
  'debt_financing',
  'convertible_note',
  'equity_crowdfunding',
  'grant',
  'post_ipo_equity',
  'secondary_market',
] as const;

/** Columns of the funding table, by field of the search. */
export function fundingColumns({
  hrefOf,
  messages,
  deals,
}: FundingColumnsOptions): readonly TableColumn<FundingRound>[] {
  return [
    {
      id: 'organization',
      header: messages.company,
      isRowHeader: true,
      isBareOnPhone: true,
      minWidth: 180,
      filter: { kind: 'text' },
      text: ({ organization }) => organization.name,
      cell: ({ organization }) => (
        <span className={styles.line}>
          <CompanyLogo name={organization.name} logoUrl={organization.logo_url} />
          <span className={styles.clipped}>
            <CompanyLink company={organization} hrefOf={hrefOf} />
          </span>
        </span>
      ),
    },
    {
      id: 'round_type',
      header: messages.round,
      minWidth: 140,
      filter: {
        kind: 'choice',
        isSingle: true,
        options: roundTypes.map((type) => ({ id: type, label: deals.round({ type, code: null }) })),
      },
      text: ({ round_type, round_code }) => deals.round({ type: round_type, code: round_code }),
      cell: ({ round_type, round_code }) => deals.round({ type: round_type, code: round_code }),
    },
    {
      id: 'raised_usd',
      header: messages.amount,
      width: 130,
      align: 'end',
      firstSort: 'descending',
      text: ({ raised_usd }) => raised_usd ?? '',
      cell: ({ raised_usd }) => <Amount amount={raised_usd} />,
    },
    {
      id: 'funded_on',
      header: messages.date,
      width: 190,
      firstSort: 'descending',
      filter: { kind: 'date' },
      text: ({ funded_on }) => funded_on,
      cell: ({ funded_on }) => <Day day={funded_on} />,
    },
    {
      id: 'investors',
      header: messages.investors,
      minWidth: 200,
      isSortable: false,
      text: ({ investors }) => investors.map(({ organization, name }) => organization?.name ?? name).join(', '),
      cell: (round) => <FundingInvestorsCell round={round} hrefOf={hrefOf} />,
    },
  ];
}

function Day({ day }: { day: string }) {
  return useFormats().day(day);
}
