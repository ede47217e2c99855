import type { JobInputs, JobOutputs, ToolType } from '@fs/api-contract';
import { sql } from 'kysely';
import { JobProblem } from '../JobProblem.ts';
import type { Store } from '../repository.ts';
import { factsWriter } from './factsWriter.ts';
import { findInvestors } from './investors.ts';
import { findPodcasts } from './podcasts.ts';
import { writeDraft } from './writeDraft.ts';

interface Example {
  input: JobInputs[ToolType];
  output: JobOutputs[ToolType];
}

/** A finished example of a tool: of the market with most rounds, or of a company that much is known about. */
export async function findExample(store: Store, type: ToolType): Promise<Example | null> {
  try {
    if (type === 'investors') {
      const market = await store.kysely
        .selectFrom('markets')
        .select('id')
        .orderBy('rounds_12m', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      const input = { market: market?.id ?? '', round: null };
      const output = await findInvestors(store, input);
      return { input, output: { ...output, investors: output.investors.slice(0, 5) } };
    }
    const company = await findSubject(store, type);
    if (type === 'podcasts') return { input: { company }, output: await findPodcasts(store, { company }) };
    const input = { company, tone: 'neutral' };
    return { input, output: await writeDraft(store, factsWriter, type, input) };
  } catch (error) {
    if (error instanceof JobProblem) return null;
    throw error;
  }
}

async function findSubject({ kysely }: Store, type: ToolType): Promise<string> {
  const { rows } =
    type === 'podcasts'
      ? await sql<{ id: string }>`
          select organization_id as id from podcast_organizations
          group by organization_id order by count(*) desc, organization_id limit 1`.execute(kysely)
      : await sql<{ id: string }>`
          select id from organizations where kind = 'company' order by prominence desc, search_name, id limit 1`.execute(
          kysely,
        );
  return rows[0]?.id ?? '';
}
