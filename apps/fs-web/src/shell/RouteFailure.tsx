import { ErrorState, Page } from '@fs/ui';
import { appMessages } from '../App.messages.ts';
import { contentId } from './contentId.ts';

/** Stands where a screen could not be loaded or drawn. */
export function RouteFailure() {
  return (
    <Page id={contentId}>
      <ErrorState message={appMessages.pageFailed} onRetry={() => window.location.reload()} />
    </Page>
  );
}
