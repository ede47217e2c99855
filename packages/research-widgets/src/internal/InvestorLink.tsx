import type { Investor, PersonCard } from '@fs/api-contract';
import { Link } from '@fs/ui';
import { type CompanyHref, CompanyLink } from './CompanyLink.tsx';

/** URL of a person's page. */
export type PersonHref = (person: Pick<PersonCard, 'id'>) => string;

interface PersonLinkProps {
  person: PersonCard;
  /** Without it the name is not a link. */
  hrefOf: PersonHref | undefined;
}

/** A person's name, linked to their page. */
export function PersonLink({ person, hrefOf }: PersonLinkProps) {
  const name = <bdi>{person.name}</bdi>;
  return hrefOf ? <Link href={hrefOf(person)}>{name}</Link> : name;
}

export interface InvestorLinkProps {
  investor: Pick<Investor, 'name' | 'organization' | 'person'>;
  /** URL of a firm or company that invests. */
  hrefOf: CompanyHref;
  /** URL of an angel. Without it their names are not links. */
  personHrefOf?: PersonHref | undefined;
}

/** An investor's name, linked to its profile or to the person's page. A bare name, without either, is not a link. */
export function InvestorLink({ investor: { name, organization, person }, hrefOf, personHrefOf }: InvestorLinkProps) {
  if (organization) return <CompanyLink company={organization} hrefOf={hrefOf} />;
  if (person) return <PersonLink person={person} hrefOf={personHrefOf} />;
  return <bdi>{name}</bdi>;
}
