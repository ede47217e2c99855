import { type Environment, regionalIdentity, type Stages } from '@fs/api-contract';

/** Stage of the app. */
export type Stage = keyof Stages;

/** The environment with its stage. */
export interface PlacedEnvironment extends Environment {
  stage: Stage;
  /** Space and invite of the chat. Null without a chat. */
  chat: NonNullable<Stages[Stage]>['chat'] | null;
}

/**
 * Derives the stage from the host name: localhost is dev, the configured host is production, all others are stage
 * (research §4).
 */
export function stageOf(hostname: string, { prod }: Environment['hosts']): Stage {
  if (hostname === 'localhost') return 'dev';
  return prod !== null && hostname === prod ? 'prod' : 'stage';
}

/** Returns the environment of a host, with its own chat and, if configured, its own identity provider. */
export function environmentAt(hostname: string, environment: Environment): PlacedEnvironment {
  const stage = stageOf(hostname, environment.hosts);
  const { identity: own, chat = null } = environment.stages[stage] ?? {};
  const identity = own ? { endpoint: regionalIdentity, ...own } : environment.identity;
  return { ...environment, stage, identity, chat };
}
