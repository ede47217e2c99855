import { paths } from '@fs/api-contract';
import { crawlerPaths } from '../../app/crawlers/crawlerRoutes.ts';
import { filesPath } from '../../files/fileDisk.ts';
import { outboxPath } from '../../mail/outboxPage.ts';
import { livePath, readyPath } from '../../operation/healthRoutes.ts';
import { stylesPath } from '../../payment/test/renderTestPage.ts';
import { pressPath } from '../../samples/pressPages.ts';

/** A route outside the contract, and the parts of a request that it reads. All other input is ignored. */
export interface OtherRoute {
  method: 'GET' | 'POST' | 'PUT';
  /** The pattern as registered. */
  path: string;
  params: string;
  query: string;
  body: string;
}

const readsNothing = { params: 'nothing', query: 'nothing', body: 'nothing' } as const;

/** Every route outside the contract. The tests fail until a new route is listed here. */
export const otherRoutes: readonly OtherRoute[] = [
  {
    ...readsNothing,
    method: 'POST',
    path: paths.graphql,
    body: 'JSON of up to 4 MiB, 16 KiB for signed-out callers; values within `boundValues`, rows within `limitCost`',
  },
  {
    ...readsNothing,
    method: 'POST',
    path: paths.identity,
    body: 'JSON of up to 16 KiB; the closed `input` of the action that `X-Amz-Target` names',
  },
  { ...readsNothing, method: 'GET', path: paths.jwks },
  {
    ...readsNothing,
    method: 'GET',
    path: paths.oauthAuthorize,
    query: 'the bounded fields that `AuthorizeFields` names',
  },
  {
    ...readsNothing,
    method: 'POST',
    path: paths.oauthAuthorize,
    body: 'a form of up to 48 KiB: `AuthorizeFields`, and `account`, which is one of the test accounts',
  },
  {
    ...readsNothing,
    method: 'POST',
    path: paths.oauthToken,
    body: 'a form of up to 48 KiB: the bounded fields that `Exchange` names',
  },
  {
    ...readsNothing,
    method: 'POST',
    path: paths.cspReports,
    body: 'JSON of up to 16 KiB, of which ten reports are read',
  },
  { ...readsNothing, method: 'POST', path: paths.paymentWebhook, body: 'a signed event of up to 256 KiB' },
  { ...readsNothing, method: 'GET', path: stylesPath },
  { ...readsNothing, method: 'GET', path: paths.testCheckout, params: 'the id of a record' },
  {
    ...readsNothing,
    method: 'POST',
    path: paths.testCheckout,
    params: 'the id of a record',
    body: 'a form of up to 4 KiB: the closed `CheckoutForm`',
  },
  { ...readsNothing, method: 'GET', path: paths.testPortal, params: 'the id of a record' },
  {
    ...readsNothing,
    method: 'POST',
    path: paths.testPortal,
    params: 'the id of a record',
    body: 'a form of up to 4 KiB: the closed `PortalForm`',
  },
  {
    ...readsNothing,
    method: 'POST',
    path: paths.oneClickUnsubscribe,
    query: 'the closed token, as it was signed',
    body: 'a form of up to 1 KiB, which is not read',
  },
  { ...readsNothing, method: 'GET', path: '/openapi.json' },
  { ...readsNothing, method: 'GET', path: livePath },
  { ...readsNothing, method: 'GET', path: readyPath },
  { ...readsNothing, method: 'GET', path: paths.chatEvents },
  {
    ...readsNothing,
    method: 'GET',
    path: paths.chatFiles,
    params: 'ids and a number, as they were signed',
    query: 'the closed link, as it was signed',
  },
  {
    ...readsNothing,
    method: 'GET',
    path: paths.jobFiles,
    params: 'an id, as it was signed',
    query: 'the closed link, as it was signed',
  },
  {
    ...readsNothing,
    method: 'GET',
    path: paths.courseFiles,
    params: 'ids, as they were signed',
    query: 'the closed link, as it was signed',
  },
  { ...readsNothing, method: 'GET', path: `${filesPath}/*`, params: 'a key within `isFileKey`' },
  {
    method: 'PUT',
    path: `${filesPath}/*`,
    params: 'a key within `isFileKey`, as it was signed',
    query: 'the closed `UploadQuery`, as it was signed',
    body: 'a file of the signed type and size, up to `limits.courseVideoBytes`',
  },
  { ...readsNothing, method: 'GET', path: outboxPath },
  { ...readsNothing, method: 'GET', path: pressPath, params: 'two words of a path, up to 200 characters each' },
  { ...readsNothing, method: 'GET', path: crawlerPaths.robots },
  { ...readsNothing, method: 'GET', path: crawlerPaths.sitemapIndex },
  { ...readsNothing, method: 'GET', path: crawlerPaths.sitemap, params: 'a kind of page and a number' },
  { ...readsNothing, method: 'GET', path: crawlerPaths.newsFeed, params: 'the slug of a news category' },
  { ...readsNothing, method: 'GET', path: `${paths.app}${crawlerPaths.robots}` },
  { ...readsNothing, method: 'GET', path: `${paths.app}${crawlerPaths.sitemapIndex}` },
  { ...readsNothing, method: 'GET', path: '/' },
  { ...readsNothing, method: 'GET', path: paths.app },
  { ...readsNothing, method: 'GET', path: `${paths.app}/assets/*` },
  {
    ...readsNothing,
    method: 'GET',
    path: `${paths.app}/*`,
    params: 'an address of the app, compared with the names of its files and of its pages',
  },
];
