import { type StaffGroup, staffGroups } from '@fs/api-contract';
import { deleteUser, readDeletion } from '../areas/account-data/repository.ts';
import { notifyingReadOnly } from '../areas/billing/notifyingReadOnly.ts';
import { findPersonalAccount } from '../areas/workspaces/repository.ts';
import { audit } from '../audit/audit.ts';
import { changeCredential } from '../identity/changeCredential.ts';
import { lockUser } from '../identity/lockUser.ts';
import { confirmPendingUser } from '../identity/signUps.ts';
import { type AdminCommand, type AdminContext, AdminError, oneOf, optionOf } from './Command.ts';
import { createUser } from './createUser.ts';
import { findUser, listUsers } from './userRepository.ts';

const maxListed = 200;

async function requireUser({ database }: AdminContext, email = '') {
  const user = await findUser(database.kysely, email);
  if (!user) throw new AdminError(`There is no user ${email}.`);
  return user;
}

/** Changes the status, which ends all sessions of a suspended user. */
const changeStatus =
  (status: 'CONFIRMED' | 'DISABLED'): AdminCommand['run'] =>
  async (context, given) => {
    const user = await requireUser(context, given.words[0]);
    const { database, actor, now } = context;
    const reason = optionOf(given, 'reason') ?? null;
    await database.kysely.transaction().execute(async (transaction) => {
      if (user.status === 'UNCONFIRMED' && status === 'CONFIRMED') {
        // The user proves the email by a code when they set a password, because anybody may have signed up with it.
        await confirmPendingUser(transaction, user.id, { takesProof: true }, now());
      } else {
        await changeCredential(transaction, { userId: user.id, set: { status }, now: now() });
      }
      const action = status === 'DISABLED' ? 'user.suspended' : 'user.confirmed';
      await audit.record(transaction, { action, actor, subject: `user:${user.id}`, facts: { reason } });
    });
    return { ...user, status };
  };

const changeGroups =
  (change: (held: readonly StaffGroup[], named: readonly StaffGroup[]) => StaffGroup[]): AdminCommand['run'] =>
  async (context, { words: [email, ...names] }) => {
    const user = await requireUser(context, email);
    const named = names.map((name) => oneOf('A group', name, staffGroups));
    const groups = change(user.staff_groups, named);
    const { database, actor, now } = context;
    await database.kysely.transaction().execute(async (transaction) => {
      const set = { staff_groups: groups, updated_at: now() };
      const store = { kysely: transaction };
      const write = async () => {
        await transaction.updateTable('users').set(set).where('id', '=', user.id).execute();
      };
      // The group “unlimited” decides how many lists are open.
      const account = await findPersonalAccount(store, user);
      await (account === undefined ? write() : notifyingReadOnly(store, account, write));
      const facts = { before: user.staff_groups, after: groups };
      await audit.record(transaction, { action: 'user.groups-changed', actor, subject: `user:${user.id}`, facts });
    });
    return { ...user, staff_groups: groups };
  };

export const userCommands: readonly AdminCommand[] = [
  {
    name: 'users list',
    usage: '[PART OF EMAIL]',
    summary: `Lists up to ${maxListed} users`,
    words: [0, 1],
    isRead: true,
    run: ({ database }, { words: [part = ''] }) => listUsers(database.kysely, part, maxListed),
  },
  {
    name: 'users create',
    usage: 'EMAIL --given NAME --family NAME [--groups A,B] [--password-stdin]',
    summary: 'Creates a confirmed user, who chooses a password with “Forgot password” unless one is read from stdin',
    words: [1, 1],
    options: { given: true, family: true, groups: true, 'password-stdin': false },
    run: async (context, given) => {
      const [email = ''] = given.words;
      const names = (optionOf(given, 'groups') ?? '').split(',').filter((name) => name !== '');
      const password = given.options['password-stdin'] === true ? (await context.readInput()).trimEnd() : null;
      const id = await createUser(context, {
        email,
        givenName: optionOf(given, 'given') ?? '',
        familyName: optionOf(given, 'family') ?? '',
        password,
        groups: names.map((name) => oneOf('A group', name, staffGroups)),
      });
      return { id, email: email.toLowerCase(), status: 'CONFIRMED' };
    },
  },
  {
    name: 'users confirm',
    usage: 'EMAIL',
    summary: 'Confirms a sign-up, or lets a suspended user log in again',
    words: [1, 1],
    run: changeStatus('CONFIRMED'),
  },
  {
    name: 'users suspend',
    usage: 'EMAIL [--reason TEXT]',
    summary: 'Ends all sessions of a user, and lets them log in no more',
    words: [1, 1],
    options: { reason: true },
    run: changeStatus('DISABLED'),
  },
  {
    name: 'users delete',
    usage: 'EMAIL --yes',
    summary: 'Deletes a user, as their own deletion would: lists that others can edit are handed on',
    words: [1, 1],
    options: { yes: false },
    run: async (context, { words: [email], options }) => {
      const user = await requireUser(context, email);
      const { database, actor } = context;
      if (options.yes !== true) throw new AdminError('This cannot be undone. Add --yes to delete the user.');
      await database.kysely.transaction().execute(async (transaction) => {
        await lockUser({ kysely: transaction }, user.id);
        const { organizations, paying } = await readDeletion(transaction, user);
        if (organizations.length > 0) {
          const names = organizations.map(({ name }) => name).join(', ');
          throw new AdminError(`Nobody else owns ${names}. Transfer with accounts transfer ID EMAIL first.`);
        }
        if (paying.length > 0) throw new AdminError(`${paying.join(', ')} is paid for. Cancel its plan first.`);
        await deleteUser(transaction, user, []);
        await audit.record(transaction, { action: 'user.deleted', actor, subject: `user:${user.id}` });
      });
      return { id: user.id, deleted: true };
    },
  },
  {
    name: 'groups grant',
    usage: 'EMAIL GROUP…',
    summary: `Adds groups: ${staffGroups.join(', ')}`,
    words: [2, 9],
    run: changeGroups((held, named) => staffGroups.filter((group) => held.includes(group) || named.includes(group))),
  },
  {
    name: 'groups revoke',
    usage: 'EMAIL GROUP…',
    summary: 'Removes groups',
    words: [2, 9],
    run: changeGroups((held, named) => held.filter((group) => !named.includes(group))),
  },
];
