import type { FoundPerson } from '@fs/account-widgets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../queries/CallFailure.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** Finds users by the beginning of their email. */
export function useChannelPeople() {
  const { client } = useServices();
  const [text, setText] = useState('');
  const query = useQuery({
    queryKey: ['users', text],
    enabled: text !== '',
    queryFn: async ({ signal }): Promise<FoundPerson[]> => {
      const { users } = unwrap(await client.users.searchUsers({ email: text }, { signal }));
      return users.map(({ attributes }) => {
        const attributeOf = (name: string) => attributes.find((each) => each.name === name)?.value ?? '';
        return {
          email: attributeOf('email'),
          name: `${attributeOf('given_name')} ${attributeOf('family_name')}`.trim(),
        };
      });
    },
  });
  return { found: text === '' ? null : toLoadable(query), onSearch: setText };
}
