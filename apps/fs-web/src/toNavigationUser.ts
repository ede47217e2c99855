import type { NavigationUser } from '@fs/account-widgets/navigation';
import type { SessionOrganization, SessionUser } from '@fs/api-contract';

/** The signed-in user as menus and guards see them; null for a visitor. */
export function toNavigationUser(user: SessionUser | null | undefined): NavigationUser {
  if (!user) return null;
  const organization = organizationOf(user);
  return { groups: user.groups, ...(organization && { organization }) };
}

/** The organisation that the session names; undefined for none, and for what cannot be read. */
export function organizationOf({ attributes }: SessionUser): SessionOrganization | undefined {
  try {
    const value: unknown = JSON.parse(attributes['custom:org'] ?? 'null');
    return isOrganization(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isOrganization(value: unknown): value is SessionOrganization {
  if (typeof value !== 'object' || value === null) return false;
  const { org_id: id, org_name: name } = value as Record<string, unknown>;
  return typeof id === 'string' && id !== '' && typeof name === 'string';
}
