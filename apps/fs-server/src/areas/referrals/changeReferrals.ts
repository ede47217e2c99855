import { type AccountReferral, limits } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { forbidden, invalid, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { lockAccount, parseDescription } from '../teams/rules.ts';
import { toSingleLine } from '../watchlists/texts.ts';
import {
  countReferrals,
  findReferral,
  insertReferral,
  listReferrals,
  type ReferralRow,
  readPlanName,
  updateReferralRow,
} from './repository.ts';
import { parseCode, toReferralTerms } from './rules.ts';

type Store = Pick<Database, 'kysely'>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function toReferral(store: Store, row: ReferralRow): Promise<AccountReferral> {
  const { planID } = toReferralTerms(row.account_limits, row.plan_id);
  return {
    id: row.id,
    code: row.code,
    referralType: row.referral_type,
    description: row.description,
    planID,
    plan: await readPlanName(store, planID),
    uses: row.uses,
    active: row.is_active,
    accountID: row.account_id,
    createdAt: row.created_at.toISOString(),
  };
}

/** The referrals of an account that the user owns. The caller checks that. */
export async function readReferrals(store: Store, accountId: string): Promise<AccountReferral[]> {
  const rows = await listReferrals(store, accountId);
  const referrals: AccountReferral[] = [];
  for (const row of rows) referrals.push(await toReferral(store, row));
  return referrals;
}

interface NewReferralInput {
  id: string;
  code: string;
  referralType?: string | null | undefined;
  description: string;
  accountID: string;
  active: boolean;
}

/** A type of nothing is none. @throws HttpFailure 400 */
function parseType(text: string): string | null {
  const type = toSingleLine(text);
  if (type.length > limits.referralType) throw invalid(`Type must be ${limits.referralType} characters or fewer`);
  return type || null;
}

/**
 * Creates a referral of an account that the user owns. Uses are counted by the server, whatever the client sends.
 * @throws HttpFailure 400, 403, 404
 */
export function createReferral(store: Store, user: User, input: NewReferralInput): Promise<AccountReferral> {
  const id = input.id.toLowerCase();
  if (!uuid.test(id)) throw invalid('The id must be a UUID');
  const code = parseCode(input.code);
  const referral_type = parseType(input.referralType ?? '');
  const description = parseDescription(input.description);
  return store.kysely.transaction().execute(async (kysely) => {
    const account = await lockAccount({ kysely }, user, input.accountID);
    const existing = await findReferral({ kysely }, id);
    if (existing?.account_id === account.id && existing.code === code) return toReferral({ kysely }, existing);
    if ((await countReferrals({ kysely }, account.id)) >= limits.referralsMade) {
      throw forbidden(`An account can have up to ${limits.referralsMade} referral codes`);
    }
    const row = { id, code, referral_type, description, account_id: account.id, is_active: input.active };
    if (!(await insertReferral({ kysely }, row))) throw invalid('This code is taken. Choose another.');
    const made = await findReferral({ kysely }, id);
    if (!made) throw notFound();
    return toReferral({ kysely }, made);
  });
}

/** Describes a referral, or switches it off and on. @throws HttpFailure 400, 403, 404 */
export function updateReferral(
  store: Store,
  user: User,
  {
    id,
    description,
    active,
  }: { id: string; description?: string | null | undefined; active?: boolean | null | undefined },
): Promise<AccountReferral> {
  const set = {
    ...(typeof description === 'string' && { description: parseDescription(description) }),
    ...(typeof active === 'boolean' && { is_active: active }),
  };
  return store.kysely.transaction().execute(async (kysely) => {
    const referral = await findReferral({ kysely }, id);
    if (!referral) throw notFound();
    await lockAccount({ kysely }, user, referral.account_id);
    await updateReferralRow({ kysely }, id, set);
    return toReferral({ kysely }, { ...referral, ...set });
  });
}
