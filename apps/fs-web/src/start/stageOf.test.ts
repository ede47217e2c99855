import { type Environment, region } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { environmentAt, stageOf } from './stageOf.ts';

const hosts = { stage: 'stage.research.example', prod: 'research.example' };

test('[ENV-004] [ENV-005] [ENV-006] [ENV-007] derives dev, stage or production from the host', () => {
  expect(stageOf('localhost', hosts)).toBe('dev');
  expect(stageOf('stage.research.example', hosts)).toBe('stage');
  expect(stageOf('research.example', hosts)).toBe('prod');
  for (const other of ['127.0.0.1', 'www.research.example', 'localhost.example', '']) {
    expect(stageOf(other, hosts)).toBe('stage');
  }
  expect(stageOf('', { stage: null, prod: null })).toBe('stage');
});

const own = { endpoint: 'https://own.example/', clientId: 'own', google: null };

function buildEnvironment(stages: Environment['stages']): Environment {
  return {
    productName: 'F',
    version: '1',
    apiUrl: '',
    payments: 'support',
    assets: { logo: null, staticUrl: '' },
    identity: own,
    hosts,
    stages,
  };
}

test('[ENV-003] the identity provider of a stage is in us-east-2, unless another one is configured', () => {
  const environment = buildEnvironment({
    stage: { identity: { clientId: 'stage', google: null } },
    prod: { identity: { endpoint: 'https://cognito-idp.eu-central-1.amazonaws.com/', clientId: 'prod', google: null } },
  });
  const endpointAt = (hostname: string) => environmentAt(hostname, environment).identity.endpoint;
  expect(region).toBe('us-east-2');
  expect(endpointAt('stage.research.example')).toBe('https://cognito-idp.us-east-2.amazonaws.com/');
  expect(endpointAt('research.example')).toBe('https://cognito-idp.eu-central-1.amazonaws.com/');
  expect(endpointAt('localhost')).toBe('https://own.example/');
});

test('[ENV-008] each stage has its own chat space, chat invite and identity provider', () => {
  const identityOf = (name: string) => ({ endpoint: `https://${name}.example/`, clientId: name, google: null });
  const stages = {
    stage: { identity: identityOf('stage'), chat: { space: 'stage-space', invite: 'stage-invite' } },
    prod: { identity: identityOf('prod'), chat: { space: 'prod-space', invite: 'prod-invite' } },
  };
  const environment = buildEnvironment(stages);
  const at = (hostname: string) => {
    const { stage, identity, chat } = environmentAt(hostname, environment);
    return [stage, identity.clientId, chat];
  };
  expect(at('localhost')).toEqual(['dev', 'own', null]);
  expect(at('stage.research.example')).toEqual(['stage', 'stage', stages.stage.chat]);
  expect(at('research.example')).toEqual(['prod', 'prod', stages.prod.chat]);
});
