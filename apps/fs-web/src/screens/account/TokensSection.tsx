import { ApiTokens } from '@fs/account-widgets';
import { useMutation, useQuery } from '@tanstack/react-query';
import { apiTokensQuery, createApiTokenMutation, revokeApiTokenMutation } from '../../queries/apiTokens.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** API tokens of the account page. */
export function TokensSection() {
  const { client } = useServices();
  const tokens = useQuery(apiTokensQuery(client));
  const create = useMutation(createApiTokenMutation(client));
  const revoke = useMutation(revokeApiTokenMutation(client));
  return (
    <ApiTokens
      tokens={toLoadable(tokens)}
      onCreate={(choice) => create.mutate(choice)}
      isCreating={create.isPending}
      createFailure={create.error?.message}
      secret={create.data?.secret}
      onSecretHide={() => create.reset()}
      onRevoke={({ id }) => revoke.mutate(id)}
      revoking={revoke.isPending ? revoke.variables : undefined}
      revokeFailure={revoke.error?.message}
      onRetry={() => void tokens.refetch()}
    />
  );
}
