import { AssessmentResult } from '@fs/account-widgets';
import { assessmentPath, assessmentResultPath, coursePath } from '@fs/api-contract';
import { EmptyState, Heading, Link, LinkButton, LoadableView, Page, Skeleton, Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { repeatAssessmentPath, wholeAddress } from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { assessmentQuery, latestAssessmentQuery } from '../../queries/assessment.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { UnknownSubject } from '../../shell/UnknownSubject.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { assessmentPageMessages } from './assessment.messages.ts';

/** The result that the address names, or else the user's latest. */
export function AssessmentResultScreen() {
  const { search } = useAddressSearch();
  usePageTitle();
  return (
    <Page id={contentId} width="form">
      {search.id === undefined ? <LatestResult /> : <Result id={search.id} />}
    </Page>
  );
}

function Result({ id }: { id: string }) {
  const messages = useMessages(assessmentPageMessages);
  const { client } = useServices();
  const { user } = useSessionState();
  const result = useQuery(assessmentQuery(client, id, user?.attributes.sub));
  if (result.error instanceof CallFailure && result.error.reason === 'not-found') {
    return (
      <UnknownSubject title={messages.unknown} text={messages.unknownText}>
        <Link href={assessmentPath}>{messages.take}</Link>
      </UnknownSubject>
    );
  }
  return (
    <AssessmentResult
      result={toLoadable(result)}
      courseHref={coursePath}
      repeatHref={repeatAssessmentPath(id)}
      link={wholeAddress(assessmentResultPath(id))}
      onPrint={() => window.print()}
      onRetry={() => void result.refetch()}
    />
  );
}

/** Leads to the user's latest result, or offers the assessment. */
function LatestResult() {
  const messages = useMessages(assessmentPageMessages);
  const { client } = useServices();
  const { user } = useSessionState();
  const { setSearch } = useAddressSearch();
  const latest = useQuery({ ...latestAssessmentQuery(client), enabled: Boolean(user) });
  const id = latest.data?.latest?.id;
  useEffect(() => {
    if (id !== undefined) setSearch({ id }, { replace: true });
  });
  return (
    <Stack gap="6">
      <Heading level={1} size="headline">
        {messages.title}
      </Heading>
      {user ? (
        <LoadableView
          of={toLoadable(latest)}
          onRetry={() => void latest.refetch()}
          skeleton={<Skeleton shape="block" />}
        >
          {({ latest: known }) => (known ? <Skeleton shape="block" /> : <NoResult />)}
        </LoadableView>
      ) : (
        <NoResult />
      )}
    </Stack>
  );
}

function NoResult() {
  const messages = useMessages(assessmentPageMessages);
  return (
    <EmptyState
      message={messages.none}
      action={
        <LinkButton href={assessmentPath} tone="accent">
          {messages.take}
        </LinkButton>
      }
    />
  );
}
