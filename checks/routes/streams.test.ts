import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';

const server = sources.filter(
  (path) =>
    path.startsWith('apps/fs-server/src/') &&
    !/\.test\.ts$|\/testing\/|\/(import|admin)\/|\/(main|import)\.ts$/.test(path),
);
const naming = (words: RegExp) => server.filter((path) => words.test(read(path))).toSorted();

test('only the function that counts exports and ends abandoned ones, and the events of the chat, stream a response', () => {
  expect(naming(/\bReadable\b|\bPassThrough\b|\bTransform\b|\bpipeline\(|createReadStream|\.pipe\(/)).toEqual([
    // Ends with the session, which it checks at every heartbeat.
    'apps/fs-server/src/areas/channels/live/eventRoute.ts',
    'apps/fs-server/src/http/exports.ts',
  ]);
  // Code that writes to the socket bypasses every hook.
  expect(naming(/\.hijack\(|\.raw\.(write|end)\(/)).toEqual([]);
  expect(naming(/\bregisterExport\(/)).toEqual([
    'apps/fs-server/src/areas/watchlists/exportRoute.ts',
    'apps/fs-server/src/http/exports.ts',
    'apps/fs-server/src/http/rowStreams.ts',
  ]);
  expect(server.length).toBeGreaterThan(200);
});

test('a route outside of the route table authenticates before it reads a body', () => {
  const registering = naming(/\b(app|scope)\.(route|get|post|put|delete|all)[<(]/);
  expect(registering).toEqual([
    'apps/fs-server/src/app/appRoutes.ts',
    'apps/fs-server/src/app/crawlers/crawlerRoutes.ts',
    'apps/fs-server/src/areas/billing/webhook.ts',
    'apps/fs-server/src/areas/channels/attachments/fileRoute.ts',
    'apps/fs-server/src/areas/channels/live/eventRoute.ts',
    'apps/fs-server/src/areas/courses/files/fileRoute.ts',
    'apps/fs-server/src/areas/making/fileRoute.ts',
    'apps/fs-server/src/areas/unsubscribe/routes.ts',
    'apps/fs-server/src/buildServer.ts',
    'apps/fs-server/src/files/fileRoutes.ts',
    'apps/fs-server/src/graphql/graphqlRoute.ts',
    'apps/fs-server/src/http/cspReports.ts',
    'apps/fs-server/src/http/exports.ts',
    'apps/fs-server/src/http/restRoutes.ts',
    'apps/fs-server/src/identity/google/googleRoutes.ts',
    'apps/fs-server/src/identity/identityRoutes.ts',
    'apps/fs-server/src/mail/outboxPage.ts',
    'apps/fs-server/src/operation/firstAdmin.ts',
    'apps/fs-server/src/operation/healthRoutes.ts',
    'apps/fs-server/src/payment/test/testPages.ts',
    'apps/fs-server/src/samples/pressPages.ts',
  ]);
  const known = registering.filter((path) => /graphqlRoute|eventRoute|exports|restRoutes/.test(path));
  for (const path of known)
    expect(read(path)).toMatch(/preParsing: async \(request\) => \{[\s\S]*?findUser\(request\)/);
  expect(known).toHaveLength(4);
});
