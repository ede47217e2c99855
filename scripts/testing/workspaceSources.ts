import { defaultClientConditions, defaultServerConditions } from 'vite';

/** The condition under which the workspace's packages export their sources. */
export const sourceCondition = '@fs/source';

const onServer = [sourceCondition, ...defaultServerConditions];

/** Vite's settings that resolve the workspace's packages to their sources, in code that runs in Node. */
export const nodeSources = {
  resolve: { conditions: onServer },
  ssr: { resolve: { conditions: onServer, externalConditions: onServer } },
};

/**
 * The same for the browser. Style sheets are run in Node while they are compiled, by a server of vanilla-extract's own
 * that replaces the `ssr` settings, so they are told where it looks as well.
 */
export const browserSources = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: nodeSources.ssr,
  environments: { ssr: { resolve: { conditions: onServer, externalConditions: onServer } } },
};
