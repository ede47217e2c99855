import { defineMessages } from '@fs/ui';

export const toolFormMessages = defineMessages('ToolForm', {
  company: 'Company',
  companyPlaceholder: 'Search companies',
  noCompanies: 'No company is called that.',
  market: 'Market',
  marketPlaceholder: 'Search markets',
  noMarkets: 'No market is called that.',
  typeMore: 'Type at least 3 letters.',
  tone: 'Tone',
  tonesFailed: 'Couldn’t load the tones.',
  round: 'Rounds',
  allRounds: 'All rounds',
  writeDraft: 'Write draft',
  findInvestors: 'Find investors',
  suggestPosts: 'Suggest posts',
  findPodcasts: 'Find podcasts',
  suggestStories: 'Suggest stories',
});
