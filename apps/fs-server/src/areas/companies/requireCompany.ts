import type { CompanyCard } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import { findCompanyCard } from './repository.ts';
import { toCompanyId } from './rules.ts';

/** Returns the company with this id. @throws HttpFailure 404 */
export async function requireCompany(database: Database, text: string): Promise<CompanyCard> {
  const id = toCompanyId(text);
  const company = id ? await findCompanyCard(database, id) : undefined;
  if (!company) throw notFound();
  return company;
}
