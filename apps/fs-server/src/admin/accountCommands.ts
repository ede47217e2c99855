import { type PlanId, planIds } from '@fs/api-contract';
import { notifyingReadOnly } from '../areas/billing/notifyingReadOnly.ts';
import { audit } from '../audit/audit.ts';
import {
  changeAccount,
  createOrganization,
  findAccount,
  listAccounts,
  listPlans,
  setPrice,
} from './accountRepository.ts';
import { type AdminCommand, type AdminContext, AdminError, oneOf, optionOf, wholeNumber } from './Command.ts';
import { findUser } from './userRepository.ts';

const statuses = ['ACTIVE', 'PENDING', 'INACTIVE'] as const;

async function requireAccount({ database }: AdminContext, id = '') {
  const account = await findAccount(database.kysely, id);
  if (!account) throw new AdminError(`There is no account ${id}. List them with accounts list.`);
  return account;
}

async function requirePlanFor({ database }: AdminContext, plan: string, type: string): Promise<PlanId> {
  const id = oneOf('--plan', plan, planIds);
  const found = (await listPlans(database.kysely)).find((one) => one.id === id);
  if (found?.plan_type !== type) throw new AdminError(`The plan ${id} is not for this type of account (${type}).`);
  return id;
}

export const accountCommands: readonly AdminCommand[] = [
  {
    name: 'accounts list',
    usage: '[PART OF NAME OR EMAIL]',
    summary: 'Lists up to 200 accounts',
    words: [0, 1],
    isRead: true,
    run: ({ database }, { words: [part = ''] }) => listAccounts(database.kysely, part),
  },
  {
    name: 'accounts create',
    usage: 'NAME --owner EMAIL [--plan PLAN]',
    summary: 'Creates an active organization',
    words: [1, 1],
    options: { owner: true, plan: true },
    run: async (context, given) => {
      const owner = await findUser(context.database.kysely, optionOf(given, 'owner') ?? '');
      if (!owner) throw new AdminError('--owner must be the email of a user.');
      const [name = ''] = given.words;
      if (name.trim() === '') throw new AdminError('The organization needs a name.');
      const plan = await requirePlanFor(context, optionOf(given, 'plan') ?? 'fuel-teams', 'ORGANIZATION');
      return context.database.kysely.transaction().execute(async (transaction) => {
        const id = await createOrganization(transaction, { name: name.trim(), owner, plan });
        const facts = { plan, status: 'ACTIVE', created: true };
        await audit.record(transaction, {
          action: 'account.changed',
          actor: context.actor,
          subject: `account:${id}`,
          facts,
        });
        return { id, name: name.trim(), plan_id: plan, account_status: 'ACTIVE' };
      });
    },
  },
  {
    name: 'accounts set',
    usage: 'ID [--plan PLAN] [--status ACTIVE|PENDING|INACTIVE]',
    summary: 'Changes the plan and the status of an account',
    words: [1, 1],
    options: { plan: true, status: true },
    run: async (context, given) => {
      const account = await requireAccount(context, given.words[0]);
      const [plan, status] = [optionOf(given, 'plan'), optionOf(given, 'status')];
      if (plan === undefined && status === undefined) throw new AdminError('Give --plan, --status or both.');
      const set = {
        ...(plan !== undefined && { plan_id: await requirePlanFor(context, plan, account.account_type) }),
        ...(status !== undefined && { account_status: oneOf('--status', status, statuses) }),
      };
      await context.database.kysely.transaction().execute(async (transaction) => {
        const store = { kysely: transaction };
        await notifyingReadOnly(store, account.id, () => changeAccount(transaction, account.id, set));
        const facts = { ...set, plan_before: account.plan_id, status_before: account.account_status };
        const subject = `account:${account.id}`;
        await audit.record(transaction, { action: 'account.changed', actor: context.actor, subject, facts });
      });
      return { ...account, ...set };
    },
  },
  {
    name: 'accounts transfer',
    usage: 'ID EMAIL',
    summary: 'Makes another user the one who created an organization',
    words: [2, 2],
    run: async (context, { words: [id, email = ''] }) => {
      const account = await requireAccount(context, id);
      const user = await findUser(context.database.kysely, email);
      if (!user) throw new AdminError(`There is no user ${email}.`);
      if (account.account_type !== 'ORGANIZATION') throw new AdminError('A personal account belongs to its user.');
      await context.database.kysely.transaction().execute(async (transaction) => {
        await changeAccount(transaction, account.id, { creator_id: user.id });
        await transaction
          .insertInto('account_owners')
          .values({ account_id: account.id, email: user.email })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const facts = { from: account.creator_id, to: user.id };
        const subject = `account:${account.id}`;
        await audit.record(transaction, { action: 'account.changed', actor: context.actor, subject, facts });
      });
      return { ...account, creator_id: user.id };
    },
  },
  {
    name: 'plans list',
    usage: '',
    summary: 'Lists the plans with their limits and prices',
    words: [0, 0],
    isRead: true,
    run: ({ database }) => listPlans(database.kysely),
  },
  {
    name: 'plans price',
    usage: 'PRICE --value DOLLARS [--per-unit DOLLARS] [--upper-limit SEATS]',
    summary: 'Changes a price for new customers',
    words: [1, 1],
    options: { value: true, 'per-unit': true, 'upper-limit': true },
    run: async (context, given) => {
      const [id = ''] = given.words;
      const [value, perUnit, seats] = [
        optionOf(given, 'value'),
        optionOf(given, 'per-unit'),
        optionOf(given, 'upper-limit'),
      ];
      if (value === undefined) throw new AdminError('Give --value in whole US dollars.');
      const set = {
        value: wholeNumber('--value', value),
        ...(perUnit !== undefined && { per_unit: wholeNumber('--per-unit', perUnit) }),
        ...(seats !== undefined && { upper_limit: wholeNumber('--upper-limit', seats, 100_000) }),
      };
      return context.database.kysely.transaction().execute(async (transaction) => {
        if (!(await setPrice(transaction, id, set))) {
          throw new AdminError(`There is no price ${id}. List them with plans list.`);
        }
        const event = { action: 'content.changed', actor: context.actor, subject: `price:${id}`, facts: set } as const;
        await audit.record(transaction, event);
        return { id, ...set };
      });
    },
  },
];
