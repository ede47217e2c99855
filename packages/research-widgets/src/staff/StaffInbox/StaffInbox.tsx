'use client';
import { limits, type Submission, type SubmissionKind, type SubmissionState } from '@fs/api-contract';
import {
  EmptyState,
  Grid,
  type Loadable,
  LoadableView,
  Pagination,
  Section,
  Select,
  Skeleton,
  Stack,
  useFocusAfterRemoval,
  useMessages,
} from '@fs/ui';
import * as lined from '../../internal/linedRows.css.ts';
import { staffInboxMessages } from './StaffInbox.messages.ts';
import { SubmissionRow, type SubmissionRowProps } from './SubmissionRow.tsx';

/** Which submissions are shown. */
export interface StaffInboxFilter {
  kind: SubmissionKind | 'all';
  state: SubmissionState;
  /** Starts at 1. */
  page: number;
}

export interface StaffInboxProps extends Pick<SubmissionRowProps, 'companyHrefOf' | 'onAnswer'> {
  submissions: Loadable<{ count: number; submissions: readonly Submission[] }>;
  filter: StaffInboxFilter;
  onFilterChange: (filter: StaffInboxFilter) => void;
  onRetry?: () => void;
}

/** What was sent in and waits for staff, with its answers. */
export function StaffInbox({ submissions, filter, onFilterChange, companyHrefOf, onAnswer, onRetry }: StaffInboxProps) {
  const messages = useMessages(staffInboxMessages);
  // A submission leaves the list once it is closed.
  const results = useFocusAfterRemoval();
  const kinds = (['all', 'suggestion', 'report', 'message'] as const).map((id) => ({ id, label: messages[id] }));
  const states = (['open', 'answered'] as const).map((id) => ({ id, label: messages[id] }));
  return (
    <Section title={messages.title} level={2} size="title">
      <Stack gap="4">
        <Grid columns="narrow">
          <Select
            label={messages.kind}
            options={kinds}
            value={filter.kind}
            onChange={(kind) => onFilterChange({ ...filter, kind, page: 1 })}
          />
          <Select
            label={messages.state}
            options={states}
            value={filter.state}
            onChange={(state) => onFilterChange({ ...filter, state, page: 1 })}
          />
        </Grid>
        <div ref={results} tabIndex={-1}>
          <LoadableView of={submissions} skeleton={<Skeleton shape="block" />} {...(onRetry && { onRetry })}>
            {({ count, submissions: known }) =>
              count === 0 ? (
                <EmptyState message={filter.state === 'open' ? messages.nothing : messages.noneClosed} />
              ) : (
                <Stack gap="4">
                  <ul className={lined.list}>
                    {known.map((submission) => (
                      <li key={submission.id} className={lined.row}>
                        <SubmissionRow submission={submission} companyHrefOf={companyHrefOf} onAnswer={onAnswer} />
                      </li>
                    ))}
                  </ul>
                  {count > limits.submissionsPage && (
                    <Pagination
                      page={filter.page}
                      pageCount={Math.ceil(count / limits.submissionsPage)}
                      onPageChange={(page) => onFilterChange({ ...filter, page })}
                    />
                  )}
                </Stack>
              )
            }
          </LoadableView>
        </div>
      </Stack>
    </Section>
  );
}
