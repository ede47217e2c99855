import { type AuditEntry, submissionKinds, submissionStates } from '@fs/api-contract';
import {
  AuditLog,
  CompanyPicker,
  FailedJobs,
  StaffInbox,
  type StaffInboxFilter,
  UserLookup,
} from '@fs/research-widgets';
import { Heading, Inline, Link, Page, Section, Stack, useMessages } from '@fs/ui';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { companyPath, correctionsPath } from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { companiesByNameQuery } from '../../queries/companies.ts';
import { allPlansQuery } from '../../queries/plans.ts';
import { auditQuery, failedJobsQuery, staffKey, submissionsQuery, userLookupQuery } from '../../queries/staff.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { staffMessages } from './staff.messages.ts';

/** What waits for administrators, and the ways to correct companies and to find users (AMB-196, decision 084). */
export function AdminScreen() {
  const messages = useMessages(staffMessages);
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const router = useRouter();
  const { search, setSearch } = useAddressSearch();
  const filter: StaffInboxFilter = {
    kind: submissionKinds.find((kind) => kind === search.kind) ?? 'all',
    state: submissionStates.find((state) => state === search.state) ?? 'open',
    page: Math.max(1, Math.trunc(Number(search.page)) || 1),
  };
  const submissions = useQuery(submissionsQuery(client, filter));
  const jobs = useQuery(failedJobsQuery(client));
  const audit = useInfiniteQuery(auditQuery(client));
  const [company, setCompany] = useState('');
  const companies = useQuery({ ...companiesByNameQuery(client, company), enabled: company !== '' });
  const [email, setEmail] = useState('');
  const users = useQuery({ ...userLookupQuery(client, email), enabled: email !== '' });
  // Where they fail, plans are shown by their ids.
  const plans = useQuery({ ...allPlansQuery(client), enabled: email !== '' });
  const refresh = () => queries.invalidateQueries({ queryKey: staffKey });

  return (
    <Page id={contentId}>
      <Stack gap="8">
        <Stack gap="4">
          <Heading level={1}>{messages.title}</Heading>
          <Inline gap="4">
            <Link href="/admin/messages">{messages.messages}</Link>
            <Link href="/editors/admin/words">{messages.words}</Link>
          </Inline>
        </Stack>
        <Section title={messages.lookup} level={2} size="title">
          <CompanyPicker
            label={messages.lookupField}
            found={company === '' ? null : toLoadable(companies)}
            onSearch={setCompany}
            onPick={(picked) => void router.navigate({ href: correctionsPath(picked) })}
            onRetry={() => void companies.refetch()}
          />
        </Section>
        <StaffInbox
          submissions={toLoadable(submissions)}
          filter={filter}
          onFilterChange={({ kind, state, page }) => setSearch({ kind, state, page: String(page) }, { replace: true })}
          companyHrefOf={correctionsPath}
          onAnswer={async ({ id }, answer) => {
            const sent = await client.staff.answerSubmission(id, answer);
            if (!sent.ok) return sent;
            toasts.show({ message: answer === '' ? messages.closed : messages.answered });
            await refresh();
            return sent;
          }}
          onRetry={() => void submissions.refetch()}
        />
        <FailedJobs
          jobs={toLoadable(jobs)}
          onRetryJob={async ({ id }) => {
            const done = await client.staff.retryJob(id);
            toasts.show(done.ok ? { message: messages.retried } : { message: done.error, tone: 'critical' });
            await refresh();
          }}
          onRetry={() => void jobs.refetch()}
        />
        <UserLookup
          found={email === '' ? null : toLoadable(users)}
          onSearch={setEmail}
          onRetry={() => void users.refetch()}
          planNames={Object.fromEntries(plans.data?.map(({ id, name }) => [id, name]) ?? [])}
        />
        <AuditLog
          events={toLoadable(audit)}
          onMore={audit.hasNextPage ? () => void audit.fetchNextPage() : undefined}
          isLoadingMore={audit.isFetchingNextPage}
          onRetry={() => void audit.refetch()}
          hrefOf={subjectPath}
        />
      </Stack>
    </Page>
  );
}

/** Where the company of an event, if it is still one, has its page. */
function subjectPath({ subject, subject_name }: AuditEntry): string | undefined {
  const [kind, id] = subject?.split(':') ?? [];
  return kind === 'company' && id !== undefined && subject_name !== null ? companyPath(id) : undefined;
}
