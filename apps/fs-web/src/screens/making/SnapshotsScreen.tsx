import { Snapshots } from '@fs/research-widgets';
import { Page } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { companiesPath, snapshotPath } from '../../addresses/appPaths.ts';
import { jobsQuery, toSnapshot } from '../../queries/making.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { useSnapshotHandlers } from './useSnapshotHandlers.ts';

/** The user's data snapshots (AMB-185). */
export function SnapshotsScreen() {
  const { client } = useServices();
  const { user } = useSessionState();
  const jobs = useQuery(jobsQuery(client, user?.attributes.sub ?? '', { jobType: 'snapshot' }));
  const handlers = useSnapshotHandlers({ jobs: jobs.data });
  return (
    <Page id={contentId}>
      <Snapshots
        snapshots={toLoadable({ ...jobs, data: jobs.data?.map(toSnapshot) })}
        hrefOf={snapshotPath}
        companiesHref={companiesPath}
        onReload={() => void jobs.refetch()}
        {...handlers}
      />
    </Page>
  );
}
