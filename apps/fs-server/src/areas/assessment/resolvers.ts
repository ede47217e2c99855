import { assessmentRoutes, type CallInput } from '@fs/api-contract';
import { schemas } from '@fs/api-contract/schemas';
import type { Database } from '../../database/database.ts';
import type { Resolvers } from '../../generated/schema.gen.ts';
import { asUser } from '../../graphql/asUser.ts';
import { parseInput } from '../../graphql/parseInput.ts';
import { notFound } from '../../http/failures.ts';
import { limitCalls } from '../../http/limitCalls.ts';
import type { User } from '../../http/user.ts';
import type { AttemptRule } from '../../identity/attempts.ts';
import { parseJsonText } from '../../values/jsonText.ts';
import { deleteAssessment, findAssessment, findLatest, insertAssessment, updateAssessment } from './repository.ts';
import { toEntry } from './rules.ts';

type Submission = CallInput<'submitAssessment'>['body'];

/** As many as by the REST call. */
const submissions: AttemptRule = {
  name: 'assessment',
  limit: assessmentRoutes.submitAssessment.requestsPerMinute,
  windowSeconds: 60,
};

/** Results of the business assessment, each for the user who took it. */
export const assessmentResolvers = {
  Query: {
    getBusinessAssessmentResult: (_parent, { id }, context) =>
      asUser(context, async (user) => toWire(await requireOwn(context.database, user, id))),
  },
  Mutation: {
    createBusinessAssessmentResult: (_parent, { input: { email, userData, questions } }, context) =>
      asUser(context, async (user) => {
        const entry = toEntry(parseSubmission(email, parseJsonText(userData), parseJsonText(questions)));
        await limitCalls(context.attempts, submissions, user.id);
        const previous = await findLatest(context.database, user.id);
        const { id } = await insertAssessment(context.database, {
          ...entry,
          userId: user.id,
          previousId: previous?.id ?? null,
        });
        return toWire({ ...entry, id, user_data: entry.userData });
      }),
    updateBusinessAssessmentResult: (_parent, { input: { id, email, userData, questions } }, context) =>
      asUser(context, async (user) => {
        const own = await requireOwn(context.database, user, id);
        const entry = toEntry(
          parseSubmission(
            email ?? own.email,
            typeof userData === 'string' ? parseJsonText(userData) : own.user_data,
            typeof questions === 'string' ? parseJsonText(questions) : own.questions.map(toAnswer),
          ),
        );
        await updateAssessment(context.database, own.id, entry);
        return toWire({ ...entry, id: own.id, user_data: entry.userData });
      }),
    deleteBusinessAssessmentResult: (_parent, { input: { id } }, context) =>
      asUser(context, async (user) => {
        const own = await requireOwn(context.database, user, id);
        await deleteAssessment(context.database, own.id);
        return toWire(own);
      }),
  },
} satisfies Resolvers;

type StoredAssessment = NonNullable<Awaited<ReturnType<typeof findAssessment>>>;

async function requireOwn(database: Database, user: User, id: string): Promise<StoredAssessment> {
  const row = await findAssessment(database, id);
  if (!row || row.user_id !== user.id) throw notFound();
  return row;
}

/** @throws HttpFailure 400 */
function parseSubmission(email: string, userData: unknown, answers: unknown): Submission {
  return parseInput(schemas.submitAssessment.body, { email, userData, answers });
}

const toAnswer = ({ id, answer }: StoredAssessment['questions'][number]) => ({ id, answer });

function toWire({
  id,
  email,
  user_data,
  result,
  questions,
}: Pick<StoredAssessment, 'id' | 'email' | 'user_data' | 'result' | 'questions'>) {
  return {
    id,
    email,
    userData: JSON.stringify(user_data),
    result: JSON.stringify(result),
    questions: JSON.stringify(questions),
  };
}
