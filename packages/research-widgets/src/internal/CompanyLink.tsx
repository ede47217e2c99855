import type { CompanyCard } from '@fs/api-contract';
import { hoverCardTrigger, Link, type LinkTone } from '@fs/ui';

/** URL of a company's page. */
export type CompanyHref = (company: Pick<CompanyCard, 'id'>) => string;

interface CompanyLinkProps {
  company: Pick<CompanyCard, 'id' | 'name'>;
  hrefOf: CompanyHref;
  /** @default 'accent' */
  tone?: LinkTone;
}

/**
 * A company's name, linked to its page, with its card where the page has `CompanyHoverCards`. The name's own script
 * decides its direction.
 */
export function CompanyLink({ company, hrefOf, tone = 'accent' }: CompanyLinkProps) {
  return (
    <Link href={hrefOf(company)} tone={tone} {...hoverCardTrigger(company.id)}>
      <bdi>{company.name}</bdi>
    </Link>
  );
}
