import type { CompanyCard } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import { findKept } from './keptCompanies.ts';
import { findCompanyCard } from './repository.ts';
import { toCompanyId } from './rules.ts';

/** Returns the company with this id, or the one that it was merged into. @throws HttpFailure 404 */
export async function requireCompany(database: Database, text: string): Promise<CompanyCard> {
  const id = toCompanyId(text);
  const company = id ? await findKept(database, id, (known) => findCompanyCard(database, known)) : undefined;
  if (!company) throw notFound();
  return company;
}
