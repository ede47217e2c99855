import type { Plugin } from 'vite';

const hooks = '/.storybook/testing/storyHooks.ts';

/**
 * Lets every file of stories set up the hooks of its tests. All files share one page, since loading it takes longer
 * than rendering, and a setup file runs once per page: its hooks would apply to the first file only.
 */
export function checkEachFile(): Plugin {
  return {
    name: 'check-each-file-of-stories',
    // After Storybook's plugin has turned stories into tests.
    enforce: 'post',
    transform(code, id) {
      if (!/\.stories\.tsx(\?|$)/.test(id)) return undefined;
      return { code: `import { setUpStoryHooks } from '${hooks}';\nsetUpStoryHooks();\n${code}`, map: null };
    },
  };
}
