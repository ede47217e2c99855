import { defineMessages } from '@fs/ui';

export const watchlistUseCasesMessages = defineMessages('WatchlistUseCases', {
  competitors: 'Competitors',
  competitorsExample: 'For example, the rivals customers compare you with and the newcomer they mention most.',
  comparators: 'Public Company Comparators',
  comparatorsExample: 'For example, public companies in your market whose valuations help you estimate yours.',
  customers: 'Key customers',
  customersExample: 'For example, your ten biggest accounts, so you know their news before you call.',
  partners: 'Strategic Partners',
  partnersExample: 'For example, the resellers and platforms you sell through.',
  targets: 'Acquisition Targets',
  targetsExample: 'For example, small companies whose team or product would save you a year.',
  local: 'Local Network',
  localExample: 'For example, founders and investors you meet at events in your city.',
  prospects: 'Sales prospects',
  prospectsExample: 'For example, companies that raised money this quarter and fit your ideal customer.',
  investors: 'Investors',
  investorsExample: 'For example, funds that lead rounds of your size in your market.',
  portfolios: 'Investment portfolios',
  portfoliosExample: 'For example, every company you or your fund owns a stake in.',
});
