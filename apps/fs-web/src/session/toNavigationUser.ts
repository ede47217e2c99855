import type { NavigationUser } from '@fs/account-widgets/navigation';
import type { SessionOrganization, SessionUser } from '@fs/api-contract';

/** Converts the logged-in user for menus and guards. Null for a signed-out user. */
export function toNavigationUser(user: SessionUser | null | undefined): NavigationUser {
  if (!user) return null;
  const organization = organizationOf(user);
  return { groups: user.groups, ...(organization && { organization }) };
}

/** Parses the session's organization. Undefined for none or if invalid. */
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
