import { SignInForm } from '@fs/account-widgets';
import { Page } from '@fs/ui';
import { useState } from 'react';
import { useServices } from '../services.tsx';
import { contentId } from '../shell/contentId.ts';

/** Signs in; the router then leads to where the address says. */
export function SignInScreen() {
  const { environment, session } = useServices();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  return (
    <Page id={contentId} width="form">
      <SignInForm
        product={environment.productName}
        initialEmail={session.userName() ?? ''}
        isPending={isPending}
        failure={failure}
        onSignIn={async (credentials) => {
          setIsPending(true);
          setFailure(undefined);
          const outcome = await session.signIn(credentials);
          setIsPending(false);
          if (!outcome.ok) setFailure(outcome.error);
        }}
      />
    </Page>
  );
}
