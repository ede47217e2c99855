import type { Environment } from '@fs/api-contract';

/** What the app is configured with where a test does not care. */
export const testEnvironment: Environment = {
  productName: 'Foresight',
  version: '1.1.379',
  apiUrl: '',
  assets: { logo: null, staticUrl: '' },
  identity: { endpoint: '/identity/', clientId: 'app', google: null },
  payments: 'support',
  hosts: { stage: null, prod: null },
  stages: {},
};
