import type { CompanyCard } from '@fs/api-contract';
import { Link } from '@fs/ui';

/** Address of a company's page. */
export type CompanyHref = (company: Pick<CompanyCard, 'id'>) => string;

interface CompanyLinkProps {
  company: Pick<CompanyCard, 'id' | 'name'>;
  hrefOf: CompanyHref;
}

/** A company's name that leads to its page; its own direction decides, whatever the page's is. */
export function CompanyLink({ company, hrefOf }: CompanyLinkProps) {
  return (
    <Link href={hrefOf(company)}>
      <bdi>{company.name}</bdi>
    </Link>
  );
}
