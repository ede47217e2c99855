import { type Static, type TObject, type TString, Type } from 'typebox';
import { limits } from '../limits.ts';
import { type NoticeFacts, type NoticeKind, noticeFactNames, noticeKinds } from '../notices.ts';
import {
  ClosedObject,
  Count,
  Identifier,
  Instant,
  Nullable,
  NullableString,
  RequestInstant,
  Text,
} from './fields.schemas.ts';
import type { noticeRoutes } from './notices.ts';
import type { RouteSchemas } from './routeSchemas.ts';

const factsOf = (kind: NoticeKind): TObject<Record<string, TString>> =>
  Type.Object(Object.fromEntries(noticeFactNames[kind].map((name) => [name, Type.String()])));

const common = {
  id: Type.String({ format: 'uuid' }),
  /** Path of the app that the notice leads to; null for none. */
  path: NullableString,
  createdAt: Instant,
  isRead: Type.Boolean(),
};

/** What a notice has besides its kind and facts. */
type NoticeCommon = Static<TObject<typeof common>>;

/** One notice. The kind decides which facts there are. */
export type Notice = { [Kind in NoticeKind]: NoticeCommon & { kind: Kind; facts: NoticeFacts<Kind> } }[NoticeKind];

export const NoticeSchema = Type.Unsafe<Notice>(
  Type.Union(noticeKinds.map((kind) => Type.Object({ ...common, kind: Type.Literal(kind), facts: factsOf(kind) }))),
);

export const noticeSchemas = {
  getNotices: {
    query: ClosedObject({
      /** `next` of the previous page. */
      cursor: Type.Optional(Text(200, { minLength: 1 })),
    }),
    response: Type.Object({
      /** Newest first. */
      notices: Type.Array(NoticeSchema, { maxItems: limits.noticesPage }),
      /** Unread notices of all pages. */
      unread: Count,
      /** Cursor of the next page; null at the end. */
      next: Nullable(Type.String()),
    }),
  },
  markNoticesRead: {
    body: ClosedObject({
      /** These notices. Others’ have no effect. */
      ids: Type.Optional(Type.Array(Identifier, { minItems: 1, maxItems: limits.noticesPage })),
      /** All notices until then: `createdAt` of the newest one that the user saw. */
      until: Type.Optional(RequestInstant),
    }),
    response: Type.Object({ unread: Count }),
  },
} satisfies RouteSchemas<typeof noticeRoutes>;

export type NoticePage = Static<(typeof noticeSchemas)['getNotices']['response']>;
