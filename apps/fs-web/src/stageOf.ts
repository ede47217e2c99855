import type { Environment, Stages } from '@fs/api-contract';

/** Where the app runs. */
export type Stage = keyof Stages;

/** What the app knows of where it runs. */
export interface PlacedEnvironment extends Environment {
  stage: Stage;
  /** The chat's space, and the invite that leads into it; null where there is no chat. */
  chat: NonNullable<Stages[Stage]>['chat'] | null;
}

/** The host's name decides: this machine is dev, production says so, and every other host is stage (research §4). */
export function stageOf(hostname: string, { prod }: Environment['hosts']): Stage {
  if (hostname === 'localhost') return 'dev';
  return prod !== null && hostname === prod ? 'prod' : 'stage';
}

/** The environment as it is at a host: each has its own chat and, where one is named, its own identity provider. */
export function environmentAt(hostname: string, environment: Environment): PlacedEnvironment {
  const stage = stageOf(hostname, environment.hosts);
  const { identity = environment.identity, chat = null } = environment.stages[stage] ?? {};
  return { ...environment, stage, identity, chat };
}
