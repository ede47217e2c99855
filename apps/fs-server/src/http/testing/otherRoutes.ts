import { paths } from '@fs/api-contract';
import { filesPath } from '../../files/fileDisk.ts';
import { outboxPath } from '../../mail/outboxPage.ts';

/** A route that is in no table of the contract, and what it reads of a request: whatever else is sent is ignored. */
export interface OtherRoute {
  method: 'GET' | 'POST' | 'PUT';
  /** As it is registered. */
  path: string;
  params: string;
  query: string;
  body: string;
}

const nothing = { params: 'nothing', query: 'nothing', body: 'nothing' } as const;

/** Every route besides those of the contract. One that is added needs a line here, or the tests fail. */
export const otherRoutes: readonly OtherRoute[] = [
  {
    ...nothing,
    method: 'POST',
    path: paths.graphql,
    body: 'JSON of at most 4 MiB, 16 KiB for visitors; values within `boundValues`, rows within `limitCost`',
  },
  {
    ...nothing,
    method: 'POST',
    path: paths.identity,
    body: 'JSON of at most 16 KiB; the closed `input` of the action that `X-Amz-Target` names',
  },
  { ...nothing, method: 'GET', path: paths.jwks },
  { ...nothing, method: 'GET', path: paths.oauthAuthorize, query: 'the bounded fields that `AuthorizeFields` names' },
  {
    ...nothing,
    method: 'POST',
    path: paths.oauthAuthorize,
    body: 'a form of at most 48 KiB: `AuthorizeFields`, and `account`, which is one of the test accounts',
  },
  {
    ...nothing,
    method: 'POST',
    path: paths.oauthToken,
    body: 'a form of at most 48 KiB: the bounded fields that `Exchange` names',
  },
  { ...nothing, method: 'POST', path: paths.cspReports, body: 'JSON of at most 16 KiB, of which ten reports are read' },
  { ...nothing, method: 'GET', path: '/openapi.json' },
  { ...nothing, method: 'GET', path: `${filesPath}/*`, params: 'a key within `isFileKey`' },
  {
    method: 'PUT',
    path: `${filesPath}/*`,
    params: 'a key within `isFileKey`, as it was signed',
    query: 'the closed `UploadQuery`, as it was signed',
    body: 'an image of the signed type and size, at most `limits.avatarBytes`',
  },
  { ...nothing, method: 'GET', path: outboxPath },
  { ...nothing, method: 'GET', path: '/' },
  { ...nothing, method: 'GET', path: paths.app },
  { ...nothing, method: 'GET', path: `${paths.app}/assets/*` },
  {
    ...nothing,
    method: 'GET',
    path: `${paths.app}/*`,
    params: 'an address of the app, compared with the names of its files and of its pages',
  },
];
