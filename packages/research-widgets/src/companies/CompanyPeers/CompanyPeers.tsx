'use client';
import type { CompanySearchResult } from '@fs/api-contract';
import { Button, Inline, type Loadable, Stack, Text, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { Employees } from '../../internal/Employees.tsx';
import { LastRound } from '../../internal/LastRound.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { useOpenSection } from '../../internal/openSection.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { CompanyRowsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import * as styles from './CompanyPeers.css.ts';
import { companyPeersMessages } from './CompanyPeers.messages.ts';

/** The company facts that a row compares. */
export type ComparedCompany = Pick<
  CompanySearchResult,
  'id' | 'name' | 'logo_url' | 'total_funding_usd' | 'last_round' | 'last_funding_on' | 'employee_count' | 'founded_on'
>;

export interface CompanyPeersProps {
  /** The company of the profile, in the first row. Undefined until loaded. */
  company?: ComparedCompany | undefined;
  /** Most similar first. */
  related: Loadable<readonly ComparedCompany[]>;
  hrefOf: CompanyHref;
  /** Called with the ids of the first five rows when the user compares them. Without it there is no button. */
  onCompare?: ((ids: string[]) => void) | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Number of related companies before the table is expanded. */
const shownAtFirst = 5;

/** A comparison has at most five columns (decision 040). */
const comparedAtMost = 5;

/** A company beside related ones: what they raised, last and in all, their size and age. */
export function CompanyPeers({ company, related, hrefOf, onCompare, onRetry }: CompanyPeersProps) {
  const messages = useMessages(companyPeersMessages);
  const [isOpen, setOpen] = useOpenSection();
  return (
    <ProfileSection
      title={messages.title}
      of={related}
      isEmpty={(known) => known.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeleton={<CompanyRowsSkeleton count={shownAtFirst + 1} />}
    >
      {(known) => (
        <Stack gap="3">
          <Peers company={company} related={isOpen ? known : known.slice(0, shownAtFirst)} hrefOf={hrefOf} />
          {(known.length > shownAtFirst || onCompare) && (
            <Inline gap="2">
              {known.length > shownAtFirst && (
                <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
                  {isOpen ? messages.showLess : messages.showAll({ count: known.length })}
                </Button>
              )}
              {company && onCompare && (
                <Button onPress={() => onCompare([company, ...known].slice(0, comparedAtMost).map(({ id }) => id))}>
                  {messages.compare}
                </Button>
              )}
            </Inline>
          )}
        </Stack>
      )}
    </ProfileSection>
  );
}

type Fact = 'total' | 'lastRound' | 'employees' | 'founded';

/** Whether a company has a fact. */
const knows: Readonly<Record<Fact, (company: ComparedCompany) => boolean>> = {
  total: ({ last_round }) => last_round !== null,
  lastRound: ({ last_round }) => last_round !== null,
  employees: ({ employee_count }) => employee_count !== null,
  founded: ({ founded_on }) => founded_on !== null,
};

const facts: readonly Fact[] = ['total', 'lastRound', 'employees', 'founded'];

interface PeersProps extends Pick<CompanyPeersProps, 'company' | 'hrefOf'> {
  related: readonly ComparedCompany[];
}

function Peers({ company, related, hrefOf }: PeersProps) {
  const messages = useMessages(companyPeersMessages);
  const all = company ? [company, ...related] : related;
  // Investors raise nothing, so that all rows of theirs would be empty there.
  const shown = facts.filter((fact) => all.some(knows[fact]));
  return (
    <div className={styles.place}>
      <table aria-label={messages.title} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.heading}>
              {messages.name}
            </th>
            {shown.map((fact) => (
              <th key={fact} scope="col" className={styles.amountHeading}>
                {messages[fact]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {all.map((peer) => (
            <PeerRow key={peer.id} company={peer} isSelf={peer === company} facts={shown} hrefOf={hrefOf} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PeerRowProps extends Pick<CompanyPeersProps, 'hrefOf'> {
  company: ComparedCompany;
  isSelf: boolean;
  facts: readonly Fact[];
}

function PeerRow({ company, isSelf, facts, hrefOf }: PeerRowProps) {
  const messages = useMessages(companyPeersMessages);
  const { name, logo_url } = company;
  return (
    <tr className={isSelf ? `${styles.row} ${styles.self}` : styles.row}>
      <th scope="row" className={styles.name}>
        <span className={styles.company}>
          <CompanyLogo name={name} logoUrl={logo_url} />
          {isSelf ? (
            <span className={styles.words}>
              <Text element="span" weight="semibold">
                <bdi>{name}</bdi>
              </Text>
              <Text element="span" size="small" tone="muted">
                {messages.self}
              </Text>
            </span>
          ) : (
            <CompanyLink company={company} hrefOf={hrefOf} tone="name" />
          )}
        </span>
      </th>
      {facts.map((fact) => (
        <td key={fact} className={fact === 'total' ? styles.amount : styles.plain}>
          {fact !== 'lastRound' && <span className={styles.label}>{messages[fact]} </span>}
          {knows[fact](company) ? <FactText company={company} fact={fact} /> : <MissingValue />}
        </td>
      ))}
    </tr>
  );
}

function FactText({ company, fact }: { company: ComparedCompany; fact: Fact }) {
  switch (fact) {
    case 'total':
      return <Amount amount={company.total_funding_usd} />;
    case 'lastRound':
      return <LastRound company={company} />;
    case 'employees':
      return <Employees range={company.employee_count} />;
    case 'founded':
      return company.founded_on?.slice(0, 4);
  }
}
