import type { World } from '@fs/fixtures';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const hourMs = 60 * 60 * 1000;

interface SampleNotebook {
  name: string;
  text: string;
  /** Hours since it changed. */
  age: number;
  isLocked?: true;
}

/** Notebooks of one user. The first shows a company live, and nobody can change the last. */
function notebooksOf({ companies }: World): SampleNotebook[] {
  const [company, other] = companies;
  const live = (kind: string) =>
    company ? `[${company.name.replace(/[\\[\]]/g, '\\$&')}](/research/companies/${company.id}#live-${kind})` : '';
  return [
    {
      name: `Notes on ${company?.name ?? 'companies'}`,
      text: `## Why it is worth a look\n\n${live('company')}\n\nTheir rounds came closer together:\n\n${live('chart')}\n\n${live('table')}\n`,
      age: 2,
    },
    {
      name: 'Questions for calls',
      text: '1. What would you stop doing first?\n2. Who else did you look at?\n3. What does the problem cost in a week?\n',
      age: 26,
    },
    { name: 'Reading list', text: `- [ ] What ${other?.name ?? 'they'} published this month\n`, age: 80 },
    {
      name: 'How we compare companies',
      text: '## In this order\n\n1. Money in the last 12 months\n2. People\n3. Customers who are named\n',
      age: 400,
      isLocked: true,
    },
  ];
}

/** Seeds notebooks for a user of their group. */
export async function seedNotebooks(kysely: Kysely<Tables>, world: World): Promise<void> {
  const owner = world.users.find(({ role }) => role === 'notebooks')?.id;
  if (owner === undefined) return;
  const rows = notebooksOf(world).map(({ name, text, age, isLocked = false }) => {
    const changed = new Date(Date.parse(world.now) - age * hourMs);
    return {
      owner_id: owner,
      doctype: 'notebook' as const,
      name,
      text,
      is_locked: isLocked,
      created_at: changed,
      updated_at: changed,
    };
  });
  await kysely.insertInto('documents').values(rows).execute();
}
