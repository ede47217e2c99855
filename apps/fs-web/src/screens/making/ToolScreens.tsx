import { hasCapability, limits, type ToolType } from '@fs/api-contract';
import { type ToolJob, ToolJobs, ToolPage, ToolResult, UpgradeWall } from '@fs/research-widgets';
import { denied, type Loadable, Page, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  articleKindPath,
  companyHref,
  createTeamPath,
  investorHref,
  marketPath,
  personHref,
  plansPath,
  toolPath,
  workflowsPath,
} from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { jobQuery, jobsQuery, toolExampleQuery, toToolJob } from '../../queries/making.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { useUpgradePrice } from '../account/useUpgradePrice.ts';
import { makingMessages } from './making.messages.ts';
import { ToolRequestForm } from './ToolRequestForm.tsx';
import { useToolHrefs } from './useToolHrefs.ts';
import { useToolJobHandlers } from './useToolJobHandlers.ts';

/** URLs of what results name. */
const links = {
  hrefOf: companyHref,
  personHrefOf: personHref,
  investorHrefOf: investorHref,
  marketHrefOf: marketPath,
  articleHrefOf: articleKindPath,
};

/** A tool: its form, the job of the address or an example, and the user’s last jobs (AMB-187). */
function ToolScreen({ tool }: { tool: ToolType }) {
  const { client } = useServices();
  const { user } = useSessionState();
  const { search, setSearch } = useAddressSearch();
  const jobId = search.job || undefined;
  const canStart = hasCapability(user?.groups ?? [], tool === 'content' ? 'ideaGeneration' : 'advancedTool');
  const jobs = useQuery(jobsQuery(client, user?.attributes.sub ?? '', { jobType: tool, cap: limits.toolJobsListed }));
  const example = useQuery({ ...toolExampleQuery(client, tool), enabled: jobId === undefined });
  const job = useShownJob(tool, jobId);
  const handlers = useToolJobHandlers({
    canStart,
    onDeleted: (id) => id === jobId && setSearch({ ...search, job: undefined }),
  });
  const known = jobs.data?.flatMap((each) => toToolJob(each) ?? []);
  const isSettled = useHasSettled(job.shown ?? toLoadable(example));
  return (
    <Page id={contentId}>
      <ToolPage
        tool={tool}
        hrefs={useToolHrefs()}
        form={canStart && <ToolRequestForm tool={tool} onStarted={(id) => setSearch({ ...search, job: id })} />}
        result={
          <ToolResult
            {...links}
            {...handlers}
            job={job.shown}
            example={toLoadable(example)}
            onReload={jobId === undefined ? () => void example.refetch() : job.reload}
          />
        }
        wall={isSettled && !canStart && tool !== 'content' && <ToolWall tool={tool} />}
        jobs={
          // Whoever cannot start a job may have some from an earlier plan.
          isSettled &&
          (canStart || (known && known.length > 0)) && (
            <ToolJobs
              {...handlers}
              jobs={toLoadable({ ...jobs, data: known })}
              hrefOf={({ type, id }) => toolPath(type, id)}
              currentId={jobId}
              allHref={workflowsPath}
              onReload={() => void jobs.refetch()}
            />
          )
        }
      />
    </Page>
  );
}

/** Whether the first result is there. What follows it is shown from then on, so that it does not move (decision 047). */
function useHasSettled({ state }: Loadable<unknown>): boolean {
  const [hasSettled, setSettled] = useState(state !== 'loading');
  if (!hasSettled && state !== 'loading') setSettled(true);
  return hasSettled;
}

/** The job of the address. One of another tool is missing, as one of another user is. */
function useShownJob(tool: ToolType, jobId: string | undefined) {
  const messages = useMessages(makingMessages);
  const { client } = useServices();
  const query = useQuery({ ...jobQuery(client, jobId ?? ''), enabled: jobId !== undefined });
  const job = query.data && toToolJob(query.data);
  const isMissing =
    (query.error instanceof CallFailure && query.error.reason === 'not-found') ||
    (query.data !== undefined && job?.type !== tool);
  let shown: Loadable<ToolJob> | null = null;
  if (isMissing) shown = denied('forbidden', { message: messages.jobUnknown });
  else if (jobId !== undefined) shown = toLoadable({ ...query, data: job });
  return { shown, reload: () => void query.refetch() };
}

function ToolWall({ tool }: { tool: Exclude<ToolType, 'content'> }) {
  const monthlyPrice = useUpgradePrice('advancedTool');
  const messages = useMessages(makingMessages);
  const reachable = useReachable();
  const titles = {
    blog: messages.wallBlog,
    investors: messages.wallInvestors,
    social: messages.wallSocial,
    podcasts: messages.wallPodcasts,
  };
  return (
    <UpgradeWall
      title={titles[tool]}
      text={messages.wallText}
      upgradeHref={plansPath}
      createTeamHref={reachable(createTeamPath)}
      monthlyPrice={monthlyPrice}
    />
  );
}

export const BlogScreen = () => <ToolScreen tool="blog" />;
export const InvestorsScreen = () => <ToolScreen tool="investors" />;
export const SocialScreen = () => <ToolScreen tool="social" />;
export const PodcastsScreen = () => <ToolScreen tool="podcasts" />;
export const ContentScreen = () => <ToolScreen tool="content" />;
