import { type PlanId, planIds } from '@fs/api-contract';
import { samplePlan } from '@fs/fixtures';
import { expect, test } from 'vitest';
import {
  type PlanDifferenceId,
  planDifferenceIds,
  planDifferences,
} from '../../packages/account-widgets/src/plans/planDifferences.ts';
import { read } from '../repository.ts';

/** The content of docs/plan-matrix.md that proves a row, or the server's rule where the matrix has no content. */
const proofs: Readonly<Record<PlanDifferenceId, { content: string } | { file: string; code: string }>> = {
  search: { file: 'packages/api-contract/src/rest/companies.ts', code: 'searchCompanies' },
  news: { file: 'packages/api-contract/src/rest/companyArticles.ts', code: 'getCompanyNews' },
  investments: { content: 'Investments of a company' },
  portfolio: { content: 'Companies of a portfolio' },
  coinvestors: { content: 'Coinvestors' },
  urlMetrics: { content: 'URL metrics' },
  watchlists: { file: 'apps/fs-server/src/areas/watchlists/planQuota.ts', code: 'throw overLimit(' },
  teams: { file: 'apps/fs-server/src/areas/teams/rules.ts', code: 'overLimit(' },
};

interface MatrixRow {
  content: string;
  path: string;
  counts: Record<PlanId, number>;
}

/** What the server returned to each plan, which a test of the server writes into the page. */
const matrix: readonly MatrixRow[] = read('docs/plan-matrix.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Content|---)/.test(line))
  .map((line) => {
    const [content = '', path = '', _tried, ...counts] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return {
      content,
      path,
      counts: Object.fromEntries(planIds.map((id, index) => [id, Number(counts[index])])) as Record<PlanId, number>,
    };
  });

/** What the page says of a plan, beside what each path returned to it and to the plan with most. */
const cases = planDifferenceIds.flatMap((row) =>
  planIds.map((plan) => ({ row, plan, said: planDifferences[row](samplePlan(plan)).kind })),
);

/** Whether the server gives a plan what the page says. */
function isEnforced({ row, plan, said }: (typeof cases)[number]): boolean {
  const proof = proofs[row];
  if ('file' in proof) return read(proof.file).includes(proof.code);
  const rows = matrix.filter(({ content, path }) => content === proof.content && !path.includes('overview'));
  const agrees = ({ counts }: MatrixRow) => {
    const most = Math.max(...Object.values(counts));
    const got = counts[plan];
    if (said === 'latest') return got > 0 && got < most;
    return said === 'no' ? got === 0 : got === most;
  };
  return rows.length > 0 && rows.every(agrees);
}

test.each(cases)('$row is said to be $said on $plan, and the server does so', (one) => {
  expect(isEnforced(one)).toBe(true);
});
