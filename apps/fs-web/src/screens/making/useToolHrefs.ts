import type { ToolName } from '@fs/research-widgets';
import { notebooksPath, toolPath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';

/** The pages of the tools that the user can open. */
export function useToolHrefs(): Partial<Record<ToolName, string>> {
  const reachable = useReachable();
  const paths: Readonly<Record<ToolName, string>> = {
    blog: toolPath('blog'),
    investors: toolPath('investors'),
    social: toolPath('social'),
    podcasts: toolPath('podcasts'),
    content: toolPath('content'),
    notebooks: notebooksPath,
  };
  return Object.fromEntries(Object.entries(paths).filter(([, path]) => reachable(path) !== undefined));
}
