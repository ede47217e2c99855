import { type Static, Type } from 'typebox';
import { publicForms } from '../forms.ts';
import { groups } from '../groups.ts';
import { limits } from '../limits.ts';
import { CompanyCardSchema } from './entities.schemas.ts';
import { ClosedObject, Count, Identifier, Instant, Nullable, NullableString, Text, Whole } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import type { staffRoutes } from './staff.ts';

/** What a submission is for staff: a suggested company, a report of a wrong fact, or any other message. */
export const submissionKinds = ['suggestion', 'report', 'message'] as const;

export const submissionStates = ['open', 'answered'] as const;

export const SubmissionSchema = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...submissionKinds]),
  form: Type.Enum(Object.keys(publicForms)),
  /** What was filled in, by the name of the field. */
  fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** Where an answer is mailed to; null if the sender gave no address. */
  email: NullableString,
  /** The company that a report is about. */
  organization: Nullable(CompanyCardSchema),
  sent_at: Instant,
  answered_at: Nullable(Instant),
  /** Null if the submission was closed without an answer. */
  answer: NullableString,
  answered_by: NullableString,
});

export const FailedJobSchema = Type.Object({
  id: Type.String(),
  /** For example `mail`. */
  kind: Type.String(),
  attempts: Count,
  /** Name of the error. */
  failure: Type.String(),
  failed_at: Instant,
});

export const AuditEntrySchema = Type.Object({
  id: Type.String(),
  at: Instant,
  /** For example `company.corrected`. */
  action: Type.String(),
  /** `user:ID`, `operator:NAME`, `system` or `anybody`. */
  actor: Type.String(),
  /** Null if the actor is not a user, or was deleted. */
  actor_name: NullableString,
  /** For example `company:ID`. */
  subject: NullableString,
  /** Null if the subject is not a user, an account or a company, or is not there anymore. */
  subject_name: NullableString,
  facts: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
});

export const UserRolesSchema = Type.Object({
  id: Type.String(),
  /** Those of the plan, and those that staff handed out. */
  groups: Type.Array(Type.Enum([...groups])),
});

export type Submission = Static<typeof SubmissionSchema>;
export type SubmissionKind = (typeof submissionKinds)[number];
export type SubmissionState = (typeof submissionStates)[number];
export type FailedJob = Static<typeof FailedJobSchema>;
export type AuditEntry = Static<typeof AuditEntrySchema>;
export type UserRoles = Static<typeof UserRolesSchema>;

const one = ClosedObject({ id: Identifier });

export const staffSchemas = {
  listSubmissions: {
    query: ClosedObject({
      kind: Type.Optional(Type.Enum([...submissionKinds])),
      state: Type.Optional(Type.Enum([...submissionStates])),
      _offset: Type.Optional(Whole(0, 1_000_000)),
      _limit: Type.Optional(Whole(1, limits.submissionsPage)),
    }),
    response: Type.Object({
      /** At most `limits.countedMatches`. */
      count: Count,
      submissions: Type.Array(SubmissionSchema, { maxItems: limits.submissionsPage }),
    }),
  },
  answerSubmission: {
    params: one,
    /** An empty answer closes the submission without a mail. */
    body: ClosedObject({ answer: Text(limits.answer) }),
    response: SubmissionSchema,
  },
  listFailedJobs: { response: Type.Array(FailedJobSchema, { maxItems: limits.failedJobs }) },
  retryJob: { params: one, response: Type.Object({}) },
  listAuditEvents: {
    query: ClosedObject({
      /** Such as `user:ID` or `company:ID`. */
      subject: Type.Optional(Text(120)),
      /** `next` of the page before. */
      before: Type.Optional(Text(20, { pattern: '^[0-9]{1,18}$' })),
    }),
    response: Type.Object({
      /** The newest first. */
      events: Type.Array(AuditEntrySchema, { maxItems: limits.auditPage }),
      /** `before` of the next page; null on the last. */
      next: NullableString,
    }),
  },
  getUserRoles: {
    query: ClosedObject({ ids: Text(limits.usersPerPage * 40, { minLength: 1 }) }),
    response: Type.Array(UserRolesSchema, { maxItems: limits.usersPerPage }),
  },
} satisfies RouteSchemas<typeof staffRoutes>;
