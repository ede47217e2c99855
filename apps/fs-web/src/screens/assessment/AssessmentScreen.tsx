import { AssessmentForm } from '@fs/account-widgets';
import { assessmentQuestions, assessmentResultPath } from '@fs/api-contract';
import { Page } from '@fs/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { latestAssessmentQuery, submitAssessmentMutation } from '../../queries/assessment.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { organizationOf } from '../../session/toNavigationUser.ts';
import { contentId } from '../../shell/contentId.ts';
import { createAssessmentDraft } from './createAssessmentDraft.ts';

const drafts = createAssessmentDraft(() => window.sessionStorage);

/** The business assessment. `previous` in the address is the result that the new one is compared with. */
export function AssessmentScreen() {
  const { user } = useSessionState();
  return (
    <Page id={contentId} width="form">
      {/* Another user begins with what is theirs. */}
      <Assessment key={user?.attributes.sub ?? ''} />
    </Page>
  );
}

function Assessment() {
  const { client } = useServices();
  const { user } = useSessionState();
  const { search } = useAddressSearch();
  const queries = useQueryClient();
  const router = useRouter();
  const isSignedIn = Boolean(user);
  const [draft, setDraft] = useState(() => drafts.read(isSignedIn));
  useEffect(() => drafts.write(isSignedIn, draft), [isSignedIn, draft]);
  const latest = useQuery({ ...latestAssessmentQuery(client), enabled: isSignedIn }).data?.latest;
  const submit = useMutation(submitAssessmentMutation(client, queries));
  const { given_name = '', family_name = '', email } = user?.attributes ?? {};
  return (
    <AssessmentForm
      answers={draft.answers}
      onAnswer={({ question, answer }) =>
        setDraft(({ answers, step }) => ({ answers: { ...answers, [question]: answer }, step }))
      }
      step={draft.step}
      onStepChange={(step) => setDraft(({ answers }) => ({ answers, step }))}
      initialName={`${given_name} ${family_name}`.trim()}
      initialEmail={email}
      initialCompany={user ? organizationOf(user)?.org_name : undefined}
      onSubmit={({ email: address, ...userData }) =>
        submit.mutate(
          {
            email: address,
            userData,
            answers: assessmentQuestions.flatMap(({ id }) => {
              const answer = draft.answers[id];
              return answer === undefined ? [] : [{ id, answer }];
            }),
            ...(search.previous !== undefined && { previous: search.previous }),
          },
          {
            onSuccess: ({ id }) => {
              drafts.clear();
              void router.navigate({ href: assessmentResultPath(id) });
            },
          },
        )
      }
      isSending={submit.isPending || submit.isSuccess}
      failure={submit.error?.message}
      last={latest ? { href: assessmentResultPath(latest.id), takenAt: latest.createdAt } : undefined}
    />
  );
}
