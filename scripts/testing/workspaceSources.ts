import { defaultClientConditions, defaultServerConditions } from 'vite';

/** The export condition under which the workspace's packages resolve to their sources. */
export const sourceCondition = '@fs/source';

const onServer = [sourceCondition, ...defaultServerConditions];

/** Vite settings for Node that resolve the workspace's packages to their sources. */
export const nodeSources = {
  resolve: { conditions: onServer },
  ssr: { resolve: { conditions: onServer, externalConditions: onServer } },
};

/**
 * The same for the browser. vanilla-extract compiles style sheets in a Vite server of its own that replaces the `ssr`
 * settings, so that server needs them as well.
 */
export const browserSources = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: nodeSources.ssr,
  environments: { ssr: { resolve: { conditions: onServer, externalConditions: onServer } } },
};
