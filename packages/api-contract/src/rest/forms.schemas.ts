import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { ClosedObject, Identifier, Instant, RecordOf, Text } from './fields.schemas.ts';
import type { formRoutes } from './forms.ts';
import type { RouteSchemas } from './routeSchemas.ts';

const SupportRequestRecordSchema = Type.Object({
  /** What to name when asking about it. */
  id: Type.String({ format: 'uuid' }),
  /** The subject, or the first line of the message. */
  title: Type.String({ maxLength: limits.supportRequestTitle }),
  sentAt: Instant,
  /** `closed`: without an answer by email. */
  state: Type.Union([Type.Literal('open'), Type.Literal('answered'), Type.Literal('closed')]),
});

/** What a user asked support earlier. */
export type SupportRequestRecord = Static<typeof SupportRequestRecordSchema>;

export const formSchemas = {
  submitForm: {
    params: ClosedObject({ name: Identifier }),
    body: RecordOf(50, Text(5000), 20),
    /** `id`: what to name when asking about it. */
    response: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  },
  listSupportRequests: {
    /** Newest first. Older ones than the newest 20 are left out. */
    response: Type.Object({
      requests: Type.Array(SupportRequestRecordSchema, { maxItems: limits.supportRequests }),
    }),
  },
} satisfies RouteSchemas<typeof formRoutes>;
