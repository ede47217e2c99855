import type { Investor, PersonCard } from '@fs/api-contract';
import { Link, type LinkTone } from '@fs/ui';
import { type CompanyHref, CompanyLink } from './CompanyLink.tsx';

/** URL of a person's page. */
export type PersonHref = (person: Pick<PersonCard, 'id'>) => string;

/** URL of the rounds that an investor joined, by their name. */
export type InvestorHref = (investor: Pick<Investor, 'name'>) => string;

interface PersonLinkProps {
  person: PersonCard;
  /** Without it the name is not a link. */
  hrefOf: PersonHref | undefined;
  /** @default 'accent' */
  tone?: LinkTone;
}

/** A person's name, linked to their page. */
export function PersonLink({ person, hrefOf, tone = 'accent' }: PersonLinkProps) {
  const name = <bdi>{person.name}</bdi>;
  if (!hrefOf) return name;
  return (
    <Link href={hrefOf(person)} tone={tone}>
      {name}
    </Link>
  );
}

export interface InvestorLinkProps {
  investor: Pick<Investor, 'name' | 'organization' | 'person'>;
  /** URL of a firm or company that invests. */
  hrefOf: CompanyHref;
  /** URL of an angel. Without it their names are not links. */
  personHrefOf?: PersonHref | undefined;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref | undefined;
  /** @default 'accent' */
  tone?: LinkTone;
}

/** An investor's name, linked to its profile or to the person's page. A bare name, without either, leads to its rounds. */
export function InvestorLink({ investor, hrefOf, personHrefOf, investorHrefOf, tone = 'accent' }: InvestorLinkProps) {
  const { name, organization, person } = investor;
  if (organization) return <CompanyLink company={organization} hrefOf={hrefOf} tone={tone} />;
  if (person) return <PersonLink person={person} hrefOf={personHrefOf} tone={tone} />;
  const bare = <bdi>{name}</bdi>;
  return investorHrefOf ? (
    <Link href={investorHrefOf(investor)} tone={tone}>
      {bare}
    </Link>
  ) : (
    bare
  );
}
