import { defineMessages } from '@fs/ui';

export const watchlistUseCasesMessages = defineMessages('WatchlistUseCases', {
  competitors: 'Competitors',
  competitorsExample:
    'For example: the five rivals that customers compare you with, and the newcomer they mention most.',
  comparators: 'Public Company Comparators',
  comparatorsExample: 'For example: listed companies of your market, whose figures tell what yours may be worth.',
  customers: 'Key customers',
  customersExample:
    'For example: the ten accounts that bring most of your revenue, to hear of their news before you call.',
  partners: 'Strategic Partners',
  partnersExample: 'For example: the resellers and platforms that your product is sold with.',
  targets: 'Acquisition Targets',
  targetsExample: 'For example: small companies whose team or product would save you a year.',
  local: 'Local Network',
  localExample: 'For example: founders and investors of your city whom you meet at events.',
  prospects: 'Sales prospects',
  prospectsExample: 'For example: companies that raised money this quarter and fit your best customer.',
  investors: 'Investors',
  investorsExample: 'For example: funds that have led rounds of your size in your market.',
  portfolios: 'Investment portfolios',
  portfoliosExample: 'For example: every company that you or your fund hold a share of.',
});
