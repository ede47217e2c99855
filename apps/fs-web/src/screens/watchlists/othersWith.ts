import type { Avatars, WatchlistCard, WatchlistViewer } from '@fs/api-contract';
import type { ListPerson } from '@fs/research-widgets';

type Shared = Pick<WatchlistCard, 'owner' | 'ownerName' | 'admins' | 'viewers'>;

/**
 * Returns who else has a list, its owner first. The names behind addresses are not known, so that nobody learns them by
 * sharing.
 *
 * @param photos addresses of photos by id and by email
 */
export function othersWith(
  { owner, ownerName, admins, viewers }: Shared,
  user: Pick<WatchlistViewer, 'id' | 'email'>,
  photos: Avatars,
): ListPerson[] {
  const emails = new Set([...admins, ...viewers].filter((email) => email !== user.email));
  return [
    ...(owner === user.id ? [] : [{ id: owner, name: ownerName, photo: photos[owner] ?? undefined }]),
    ...[...emails].map((email) => ({ id: email, name: email, photo: photos[email] ?? undefined })),
  ];
}
