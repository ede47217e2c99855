'use client';
import { AvatarGroup, useMessages } from '@fs/ui';
import { listFacesMessages } from './ListFaces.messages.ts';

/** A person, other than the user, with whom a list is shared. */
export interface ListPerson {
  id: string;
  /** The owner's name, or another person's email. */
  name: string;
  /** Address of the photo. Without one there are initials. */
  photo?: string | undefined;
}

/** Number of faces before the others are counted. */
const most = 3;

/** Who else has a list. Nothing for a list of the user alone. */
export function ListFaces({ people }: { people: readonly ListPerson[] }) {
  const messages = useMessages(listFacesMessages);
  if (people.length === 0) return null;
  return (
    <AvatarGroup
      label={messages.people}
      size="small"
      most={most}
      members={people.map(({ id, name, photo }) => ({ id, name, ...(photo !== undefined && { src: photo }) }))}
    />
  );
}
