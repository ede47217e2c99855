import type { AssessmentAnswers } from '@fs/account-widgets';
import { assessmentQuestions, assessmentScale } from '@fs/api-contract';
import { inputKeys } from '../../session/forgetInput.ts';
import { toRecord } from '../../session/toRecord.ts';

/** The answers so far, and the question on screen. */
export interface AssessmentDraft {
  answers: AssessmentAnswers;
  step: number;
}

export interface AssessmentDrafts {
  /** @param isSignedIn whether a user is logged in, who continues what they began before */
  read(isSignedIn: boolean): AssessmentDraft;
  write(isSignedIn: boolean, draft: AssessmentDraft): void;
  clear(): void;
}

/** A user's answers are forgotten with the user. Those of a signed-out user stay until the tab is closed. */
const userKey = `${inputKeys.session}assessment`;
const signedOutKey = 'fs.assessment';

/**
 * The answers of an assessment that is not submitted yet. They are in session storage, so that they survive a reload.
 *
 * @param storage returns `sessionStorage`. If blocked storage throws, a reload clears the answers.
 */
export function createAssessmentDraft(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): AssessmentDrafts {
  /** Does without what blocked or full storage refuses. */
  const attempt = <Result>(act: (store: ReturnType<typeof storage>) => Result): Result | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (isSignedIn) =>
      attempt((store) => {
        const text = (isSignedIn ? store.getItem(userKey) : null) ?? store.getItem(signedOutKey);
        return parseDraft(JSON.parse(text ?? 'null'));
      }) ?? { answers: {}, step: 0 },
    write: (isSignedIn, draft) => {
      attempt((store) => {
        store.setItem(isSignedIn ? userKey : signedOutKey, JSON.stringify(draft));
        if (isSignedIn) store.removeItem(signedOutKey);
      });
    },
    clear: () => {
      attempt((store) => {
        store.removeItem(userKey);
        store.removeItem(signedOutKey);
      });
    },
  };
}

/** Leaves out what is no answer. The question on screen is at most the first one without an answer. */
function parseDraft(value: unknown): AssessmentDraft {
  const { answers, step } = toRecord(value);
  const given = toRecord(answers);
  const known = assessmentQuestions.flatMap(({ id }) => {
    const answer = assessmentScale.find((each) => each === given[id]);
    return answer === undefined ? [] : [[id, answer] as const];
  });
  const answered: AssessmentAnswers = Object.fromEntries(known);
  const open = assessmentQuestions.findIndex(({ id }) => answered[id] === undefined);
  const last = open === -1 ? assessmentQuestions.length : open;
  const wanted = typeof step === 'number' && Number.isInteger(step) && step >= 0 ? step : 0;
  return { answers: answered, step: Math.min(wanted, last) };
}
