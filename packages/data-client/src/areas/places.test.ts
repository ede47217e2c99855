import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('free');
});
afterAll(() => started.server.close());

test('[REST-109] the weather service is called by city', async () => {
  started.requests.length = 0;
  const outcome = await started.client.places.getWeather({ city: 'Seattle', stateCode: 'WA', countryCode: 'USA' });
  expectRequests(started.requests, {
    method: 'GET',
    path: '/api/weather?city=Seattle&stateCode=WA&countryCode=USA',
  });
  // The server of tests has no service.
  expect(outcome).toEqual({ ok: true, data: { weather: null } });
});
