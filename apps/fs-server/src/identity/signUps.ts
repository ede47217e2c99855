import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { SignUpsTable } from '../database/identityTables.ts';
import type { Tables } from '../database/tables.ts';
import { changeCredential } from './changeCredential.ts';
import { hashPassword, verifyPassword } from './password.ts';

interface NewSignUp {
  email: string;
  givenName: string;
  familyName: string;
  password: string;
}

interface PendingSignUp {
  userId: string;
  /** Proves to the confirmation that it comes from where the password was chosen. */
  session: string;
  /** Whether others chose a password for this e-mail as well. */
  isContested: boolean;
}

/** How long a sign-up counts beside later ones, and waits for its first sign-in; as long as a code lives. */
const pendingLife = 24 * 60 * 60 * 1000;

/** Tells nobody anything but those who were told it before. */
const makeSecret = () => randomBytes(32).toString('base64url');

const hashOf = (session: string) => createHash('sha256').update(session).digest();

/**
 * Begins an account, beside whatever sign-ups of that e-mail wait already: none of them owns it before it is confirmed.
 * Null when the e-mail is a user's. The same password again is the same sign-up, under a new session.
 */
export async function addSignUp({ kysely }: Database, signUp: NewSignUp, now: Date): Promise<PendingSignUp | null> {
  const { email, givenName: given_name, familyName: family_name } = signUp;
  const session = makeSecret();
  const passwordHash = await hashPassword(signUp.password);
  const before = new Date(now.getTime() - pendingLife);
  const rival = await kysely.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const waiting = (rival ? await readSignUps(kysely, rival.id) : []).filter(({ created_at }) => created_at > before);
  // Compared outside of the transaction: it takes its time on purpose.
  const same = await findByPassword(waiting, signUp.password);
  return kysely.transaction().execute(async (transaction) => {
    const names = { given_name, family_name, password_hash: null, updated_at: now };
    const user = await transaction
      .insertInto('users')
      .values({ id: randomUUID(), email, status: 'UNCONFIRMED', created_at: now, ...names })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(names).where('users.status', '=', 'UNCONFIRMED'))
      .returning('id')
      .executeTakeFirst();
    if (!user) return null;
    await transaction.deleteFrom('sign_ups').where('user_id', '=', user.id).where('created_at', '<=', before).execute();
    if (same) await transaction.deleteFrom('sign_ups').where('session_hash', '=', same.session_hash).execute();
    const choice = { given_name, family_name, password_hash: passwordHash, created_at: now };
    await transaction
      .insertInto('sign_ups')
      .values({ session_hash: hashOf(session), user_id: user.id, ...choice })
      .execute();
    const isContested = (await readSignUps(transaction, user.id)).length > 1;
    return { userId: user.id, session, isContested };
  });
}

/** Sign-ups of a user that wait for the e-mail to be confirmed, oldest first. */
export function readSignUps(kysely: Kysely<Tables>, userId: string): Promise<Selectable<SignUpsTable>[]> {
  return kysely.selectFrom('sign_ups').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
}

/** The sign-up that this password was chosen at. */
export async function findByPassword(
  signUps: readonly Selectable<SignUpsTable>[],
  password: string,
): Promise<Selectable<SignUpsTable> | undefined> {
  for (const signUp of signUps) {
    if (await verifyPassword(signUp.password_hash, password)) return signUp;
  }
  return undefined;
}

/**
 * Confirms a user whose mail was read. The password that was chosen where the code is used lives from then on.
 *
 * Anywhere else nobody knows whose passwords wait, not even where it is one: a stranger may have signed up. A page that
 * can hand a proof on gets one; the password lives that is first signed in with by it (`adoptSignUp`). For a client that
 * knows nothing of proofs, the only password that was chosen lives, and of several none.
 * @param page `session`: of the sign-up that was made there. `takesProof`: whether it can hand one on.
 * @returns the proof, where one is needed
 */
export async function settleSignUps(
  transaction: Kysely<Tables>,
  userId: string,
  { session, takesProof }: { session?: string; takesProof: boolean },
  now: Date,
): Promise<string | undefined> {
  const waiting = await readSignUps(transaction, userId);
  const own = session === undefined ? undefined : waiting.find((one) => one.session_hash.equals(hashOf(session)));
  const chosen = own ?? (waiting.length === 1 && !takesProof ? waiting[0] : undefined);
  await changeCredential(transaction, {
    userId,
    set: { status: 'CONFIRMED', ...(chosen && choiceOf(chosen)) },
    where: { status: 'UNCONFIRMED' },
    now,
  });
  if (own || !takesProof) {
    await forgetSignUps(transaction, userId);
    return undefined;
  }
  const proof = makeSecret();
  await transaction
    .updateTable('sign_ups')
    .set({ proof_hash: hashOf(proof) })
    .where('user_id', '=', userId)
    .execute();
  return proof;
}

/**
 * Makes the password of a sign-up live for a confirmed user who has none, and drops the others.
 * @returns the new credential version; undefined where that is not for this page to decide: it did not confirm the
 * e-mail, or did so too long ago
 */
export async function adoptSignUp(
  { kysely }: Database,
  signUp: Selectable<SignUpsTable>,
  proof: string | undefined,
  now: Date,
): Promise<number | undefined> {
  const isProved = proof !== undefined && signUp.proof_hash?.equals(hashOf(proof));
  if (!isProved || signUp.created_at.getTime() + pendingLife <= now.getTime()) return undefined;
  return kysely.transaction().execute(async (transaction) => {
    const adopted = await changeCredential(transaction, {
      userId: signUp.user_id,
      set: choiceOf(signUp),
      where: { status: 'CONFIRMED', hasPassword: false },
      now,
    });
    await forgetSignUps(transaction, signUp.user_id);
    return adopted;
  });
}

function choiceOf({ given_name, family_name, password_hash }: Selectable<SignUpsTable>) {
  return { given_name, family_name, password_hash };
}

/** Takes away what was chosen for an e-mail that is somebody's by now. */
export async function forgetSignUps(kysely: Kysely<Tables>, userId: string): Promise<void> {
  await kysely.deleteFrom('sign_ups').where('user_id', '=', userId).execute();
}
