import { hasCapability, limits } from '@fs/api-contract';
import { ToolJobs, ToolPage } from '@fs/research-widgets';
import { Page } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { toolPath } from '../../addresses/appPaths.ts';
import { jobsQuery, toToolJob } from '../../queries/making.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { useToolHrefs } from './useToolHrefs.ts';
import { useToolJobHandlers } from './useToolJobHandlers.ts';

/** What the user asked all tools for (AMB-187). */
export function WorkflowsScreen() {
  const { client } = useServices();
  const { user } = useSessionState();
  const jobs = useQuery(jobsQuery(client, user?.attributes.sub ?? ''));
  const groups = user?.groups ?? [];
  const canStart = hasCapability(groups, 'advancedTool') || hasCapability(groups, 'ideaGeneration');
  const handlers = useToolJobHandlers({ canStart });
  const known = jobs.data?.flatMap((job) => toToolJob(job) ?? []).slice(0, limits.toolJobs);
  return (
    <Page id={contentId}>
      <ToolPage
        tool="workflows"
        hrefs={useToolHrefs()}
        jobs={
          <ToolJobs
            {...handlers}
            jobs={toLoadable({ ...jobs, data: known })}
            hrefOf={({ type, id }) => toolPath(type, id)}
            onReload={() => void jobs.refetch()}
          />
        }
      />
    </Page>
  );
}
