import { paths } from '@fs/api-contract';
import { ErrorPage, Page } from '@fs/ui';
import { reloadFresh } from '../reloadFresh.ts';
import { contentId } from './contentId.ts';

/** Stands where a screen could not be loaded or drawn. */
export function RouteFailure() {
  return (
    <Page id={contentId}>
      <ErrorPage onReload={reload} />
    </Page>
  );
}

/** Stands where the frame itself could not be drawn: no router leads on from here, so links carry the base path. */
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
