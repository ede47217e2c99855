import { defineMessages } from '@fs/ui';

export const toolPageMessages = defineMessages('ToolPage', {
  tools: 'Tools',
  workflows: 'Workflows',
  aboutBlog: 'Drafts an article about a company. Each sentence cites a fact.',
  aboutInvestors: 'Ranks who invests in a market, with the reason.',
  aboutSocial: 'Suggests posts about a company in the tone that you choose. Each post cites a fact.',
  aboutPodcasts: 'Finds podcast episodes and interviews about a company.',
  aboutContent: 'Suggests stories about a company. Each idea cites a fact.',
  aboutWorkflows: 'Everything that you asked the tools for, with its result.',
});
