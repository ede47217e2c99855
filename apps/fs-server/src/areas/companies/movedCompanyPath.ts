import type { Database } from '../../database/database.ts';
import { findKeptIds } from './keptCompanies.ts';
import { toCompanyId } from './rules.ts';

const companyPage = /^(\/research\/companies|\/admin\/company)\/([\da-f-]{36})\/?$/i;

/** The page of the company that another one was merged into, at the path of that other one. */
export async function findMovedCompanyPath(database: Database, path: string): Promise<string | undefined> {
  const [, page, text = ''] = companyPage.exec(path) ?? [];
  const id = toCompanyId(text);
  if (page === undefined || id === null) return undefined;
  const kept = (await findKeptIds(database, [id]))(id);
  return kept === id ? undefined : `${page}/${kept}`;
}
