import { SnapshotDetail } from '@fs/research-widgets';
import { Page, Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { snapshotPath, snapshotsPath } from '../../addresses/appPaths.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { jobQuery, toSnapshot } from '../../queries/making.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { UnknownSubject } from '../../shell/UnknownSubject.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { makingMessages } from './making.messages.ts';
import { useSnapshotHandlers } from './useSnapshotHandlers.ts';

/** One data snapshot (AMB-185). */
export function SnapshotScreen() {
  const messages = useMessages(makingMessages);
  const { client } = useServices();
  const navigate = useNavigate();
  const { jobId = '' } = useParams({ strict: false });
  const job = useQuery(jobQuery(client, jobId));
  const snapshot = job.data?.jobType === 'snapshot' ? toSnapshot(job.data) : undefined;
  usePageTitle(snapshot?.name);
  const handlers = useSnapshotHandlers({
    jobs: job.data && [job.data],
    onRepeated: (id) => void navigate({ to: snapshotPath(id) }),
    onDeleted: () => void navigate({ to: snapshotsPath }),
  });
  const isUnknown =
    (job.error instanceof CallFailure && job.error.reason === 'not-found') || (job.data !== undefined && !snapshot);
  return (
    <Page id={contentId}>
      {isUnknown ? (
        <UnknownSubject title={messages.snapshotUnknown} text={messages.snapshotUnknownText} />
      ) : (
        <Stack gap="4">
          <PageCrumbs
            crumbs={[
              { label: messages.snapshots, href: snapshotsPath },
              { label: snapshot?.name ?? messages.snapshot, href: snapshotPath(jobId) },
            ]}
          />
          <SnapshotDetail
            snapshot={toLoadable({ ...job, data: snapshot })}
            onReload={() => void job.refetch()}
            {...handlers}
          />
        </Stack>
      )}
    </Page>
  );
}
