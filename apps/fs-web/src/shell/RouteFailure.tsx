import { paths } from '@fs/api-contract';
import { ErrorPage, Page } from '@fs/ui';
import { reloadFresh } from '../service-worker/reloadFresh.ts';
import { contentId } from './contentId.ts';

/** Shown if a screen fails to load or render. */
export function RouteFailure() {
  return (
    <Page id={contentId}>
      <ErrorPage onReload={reload} />
    </Page>
  );
}

/** Shown if the frame fails to render. Without the router, links include the base path. */
export function AppFailure() {
  return (
    <Page id={contentId}>
      <ErrorPage onReload={reload} supportHref={`${paths.app}/support`} />
    </Page>
  );
}

function reload() {
  void reloadFresh(navigator.serviceWorker, () => window.location.reload());
}
