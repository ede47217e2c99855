/** A user of the matrix. */
export interface AccountUser {
  name: string;
  /** Role of the sample user; null for nobody. */
  role: string | null;
  /** The team whose pages they ask for. */
  team: 'active' | 'pending' | 'ended';
}

/** The users of the matrix. Those without a team ask for that of others. */
export const accountUsers = [
  { name: 'signed-out', role: null, team: 'active' },
  { name: 'free', role: 'free', team: 'active' },
  { name: 'individual', role: 'individual', team: 'active' },
  { name: 'owner', role: 'teams-owner', team: 'active' },
  { name: 'member', role: 'teams-member', team: 'active' },
  { name: 'removed member', role: 'editor', team: 'active' },
  { name: 'owner, not paid', role: 'individual-plus', team: 'pending' },
  { name: 'owner, ended', role: 'notebooks', team: 'ended' },
  { name: 'member, ended', role: 'idea-gen', team: 'ended' },
  { name: 'messenger', role: 'messenger', team: 'active' },
  { name: 'member, internal', role: 'internal', team: 'active' },
  { name: 'member, admin', role: 'admin', team: 'active' },
] as const satisfies readonly AccountUser[];

/** Joins the active team, so that its owner has someone to remove. */
export const newcomer = 'channels-create';
