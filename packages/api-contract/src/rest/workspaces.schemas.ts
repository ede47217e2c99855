import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { UploadTargetSchema } from './account.schemas.ts';
import {
  ClosedObject,
  Count,
  Identifier,
  Instant,
  Nullable,
  NullableString,
  PlanIdSchema,
  Text,
  Whole,
} from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import type { workspaceRoutes } from './workspaces.ts';

const RoleSchema = Type.Union([Type.Literal('owner'), Type.Literal('member')]);

/** How much of something an account has. */
const MeterSchema = Type.Object({
  /** Most that the plan includes; null for no limit. */
  limit: Nullable(Count),
  used: Count,
});

/** What an account has of what its plan includes. */
export const AccountUsageSchema = Type.Object({
  watchlists: MeterSchema,
  teams: MeterSchema,
  /** People and pending invitations. Without a limit until seats are paid, and for a personal account. */
  seats: MeterSchema,
});

/** An account as its people see it in a list. */
export const WorkspaceSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  logo: NullableString,
  accountType: Type.Union([Type.Literal('PERSONAL'), Type.Literal('ORGANIZATION')]),
  accountStatus: Type.Union([Type.Literal('ACTIVE'), Type.Literal('PENDING'), Type.Literal('INACTIVE')]),
  planID: PlanIdSchema,
  /** Name of the plan. */
  plan: Type.String(),
  role: RoleSchema,
  usage: AccountUsageSchema,
  /** When the payment failed because of which the account is, or will be, inactive. */
  paymentFailedAt: Nullable(Instant),
  /** When the next payment is due; for owners. */
  renewsAt: Nullable(Instant),
  /** Until when a canceled plan works. */
  endsAt: Nullable(Instant),
});

export const WorkspacePersonSchema = Type.Object({
  /** In lower case. */
  email: Type.String(),
  /** First and last name; null before they have a user. */
  name: NullableString,
  role: RoleSchema,
  teamIDs: Type.Array(Type.String()),
});

/** Someone who is invited and has not joined. */
export const InvitationSchema = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: RoleSchema,
  teamIDs: Type.Array(Type.String()),
  /** Who invited them. */
  invitedBy: Type.String(),
  invitedAt: Instant,
  /** When mail was last sent; null until the account's plan is paid. */
  sentAt: Nullable(Instant),
  /** Whether they were reminded. */
  remindedAt: Nullable(Instant),
});

/** An invitation of the caller's. */
export const ReceivedInvitationSchema = Type.Object({
  accountID: Type.String(),
  name: Type.String(),
  logo: NullableString,
  role: RoleSchema,
  invitedBy: Type.String(),
  invitedAt: Instant,
});

export const WorkspaceDetailSchema = Type.Object({
  ...WorkspaceSchema.properties,
  /** Owners first. */
  people: Type.Array(WorkspacePersonSchema),
  /** For owners; empty for members. */
  invitations: Type.Array(InvitationSchema),
});

export type AccountRole = Static<typeof RoleSchema>;
export type UsageMeter = Static<typeof MeterSchema>;
export type AccountUsage = Static<typeof AccountUsageSchema>;
export type Workspace = Static<typeof WorkspaceSchema>;
export type WorkspaceDetail = Static<typeof WorkspaceDetailSchema>;
export type WorkspacePerson = Static<typeof WorkspacePersonSchema>;
export type WorkspaceInvitation = Static<typeof InvitationSchema>;
export type ReceivedInvitation = Static<typeof ReceivedInvitationSchema>;

const account = ClosedObject({ id: Identifier });
const invitation = ClosedObject({ id: Identifier, invitationId: Identifier });
const Email = Text(254, { minLength: 3 });
const Left = Type.Object({ id: Type.String() });
const Ids = Type.Array(Identifier, { maxItems: limits.keptOpen });

export const workspaceSchemas = {
  listWorkspaces: {
    /** The personal one first, then by name. */
    response: Type.Object({
      workspaces: Type.Array(WorkspaceSchema, { maxItems: limits.accountsListed }),
      invitations: Type.Array(ReceivedInvitationSchema, { maxItems: limits.accountsListed }),
    }),
  },
  getWorkspace: { params: account, response: WorkspaceDetailSchema },
  invitePeople: {
    params: account,
    /** Whoever belongs to the account or is invited already stays as they are. */
    body: ClosedObject({
      people: Type.Array(
        ClosedObject({
          email: Email,
          role: RoleSchema,
          teamIDs: Type.Optional(Type.Array(Identifier, { maxItems: limits.watchlistTeams })),
        }),
        { minItems: 1, maxItems: limits.invitationsPerCall },
      ),
    }),
    response: WorkspaceDetailSchema,
  },
  remindInvitation: { params: invitation, response: WorkspaceDetailSchema },
  withdrawInvitation: { params: invitation, response: WorkspaceDetailSchema },
  joinWorkspace: { params: account, response: WorkspaceDetailSchema },
  declineInvitation: { params: account, response: Left },
  changePerson: {
    params: account,
    body: ClosedObject({ email: Email, role: RoleSchema }),
    response: WorkspaceDetailSchema,
  },
  removePerson: { params: account, query: ClosedObject({ email: Email }), response: WorkspaceDetailSchema },
  handOnWorkspace: { params: account, body: ClosedObject({ email: Email }), response: WorkspaceDetailSchema },
  leaveWorkspace: { params: account, response: Left },
  keepOpen: {
    params: account,
    body: ClosedObject({ watchlists: Type.Optional(Ids), teams: Type.Optional(Ids) }),
    response: WorkspaceDetailSchema,
  },
  getLogoUpload: {
    params: account,
    query: ClosedObject({ type: Type.Enum(['image/jpeg', 'image/png']), size: Whole(1, limits.avatarBytes) }),
    response: UploadTargetSchema,
  },
  /** `key` of an upload for this account that has arrived; null removes the logo. */
  saveLogo: { params: account, body: ClosedObject({ key: Nullable(Identifier) }), response: WorkspaceDetailSchema },
} satisfies RouteSchemas<typeof workspaceRoutes>;
