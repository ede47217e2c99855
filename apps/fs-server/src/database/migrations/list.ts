import { firstSchema } from './001-first-schema.ts';
import { imports } from './002-imports.ts';
import { companyResearch } from './003-company-research.ts';
import { topicSearch } from './004-topic-search.ts';
import { companyOrder } from './005-company-order.ts';
import { identity } from './006-identity.ts';
import { articleHost } from './007-article-host.ts';
import { signUps } from './008-sign-ups.ts';
import { watchlists } from './009-watchlists.ts';
import { featuredArticles } from './010-featured-articles.ts';
import { firstSignIns } from './010-first-sign-ins.ts';
import { tableViews } from './011-table-views.ts';
import { companyCorrections } from './012-company-corrections.ts';
import { credentials } from './013-credentials.ts';
import { attemptLimits } from './014-attempt-limits.ts';
import { itemCounts } from './015-item-counts.ts';
import { freePlanText } from './016-free-plan-text.ts';
import { roundFacts } from './017-round-facts.ts';
import { peopleAndInvestors } from './019-people-and-investors.ts';
import { arrivalTimes } from './020-arrivals.ts';
import { companyFacts } from './021-company-facts.ts';
import { companyCounts } from './022-company-counts.ts';
import { marketFigures } from './024-market-figures.ts';
import { fasterReads } from './025-faster-reads.ts';
import { stories } from './026-stories.ts';
import { topics } from './027-topics.ts';
import { marketHoldings } from './028-market-holdings.ts';
import { marketArticles } from './029-market-articles.ts';
import { topicCursors } from './030-topic-cursors.ts';
import { operation } from './031-operation.ts';
import { plans } from './032-plans.ts';
import { billing } from './034-billing.ts';
import { workspaces } from './036-workspaces.ts';
import { noticesAndMail } from './038-notices.ts';
import { accountKeys } from './039-account-keys.ts';
import { deletedUsers } from './039-deleted-users.ts';
import { curation } from './040-curation.ts';
import { channels } from './042-channels.ts';
import { courses } from './043-courses.ts';
import { making } from './045-making.ts';
import { staff } from './048-staff.ts';
import { tones } from './052-tones.ts';
import { awayMail } from './054-away-mail.ts';
import { assessments } from './056-assessments.ts';
import { apiTokens } from './057-api-tokens.ts';
import { slackLinks } from './059-slack-links.ts';
import { companyMerges } from './060-company-merges.ts';
import { watchlistNotes } from './061-watchlist-notes.ts';
import { viewAlerts } from './062-view-alerts.ts';
import { recentWrites } from './063-recent-writes.ts';
import { clientErrors } from './064-client-errors.ts';
import { smallerImports } from './065-smaller-imports.ts';
import { ordersByArrival } from './066-orders-by-arrival.ts';
import { requestsByUser } from './067-requests-by-user.ts';
import { sourceDates } from './069-source-dates.ts';
import { largestMarket } from './070-largest-market.ts';
import { holdingsOfLargeMarkets } from './071-holdings-of-large-markets.ts';
import { factsInOrders } from './072-facts-in-orders.ts';
import { datesOfLinks } from './073-dates-of-links.ts';
import { namesOfInvestors } from './074-names-of-investors.ts';
import { wordsOfDescriptions } from './075-words-of-descriptions.ts';
import { figuresOfInvestors } from './076-figures-of-investors.ts';
import { wordsOfArticles } from './077-words-of-articles.ts';
import { pricesOfAcquisitions } from './080-prices-of-acquisitions.ts';
import { marketsOfInvestors } from './081-markets-of-investors.ts';
import { namesInOrder } from './083-names-in-order.ts';
import { wordsOfTitles } from './084-words-of-titles.ts';
import { investmentsInOrder } from './087-investments-in-order.ts';
import type { Migration } from './Migration.ts';

/** Every migration, oldest first. Append only. */
export const migrations: readonly Migration[] = [
  firstSchema,
  imports,
  companyResearch,
  topicSearch,
  companyOrder,
  identity,
  articleHost,
  signUps,
  watchlists,
  featuredArticles,
  firstSignIns,
  tableViews,
  companyCorrections,
  credentials,
  attemptLimits,
  itemCounts,
  freePlanText,
  roundFacts,
  peopleAndInvestors,
  arrivalTimes,
  companyFacts,
  companyCounts,
  marketFigures,
  fasterReads,
  stories,
  topics,
  marketHoldings,
  noticesAndMail,
  operation,
  accountKeys,
  curation,
  marketArticles,
  plans,
  billing,
  topicCursors,
  workspaces,
  deletedUsers,
  channels,
  making,
  staff,
  courses,
  tones,
  awayMail,
  assessments,
  apiTokens,
  slackLinks,
  companyMerges,
  watchlistNotes,
  viewAlerts,
  recentWrites,
  clientErrors,
  smallerImports,
  ordersByArrival,
  requestsByUser,
  sourceDates,
  largestMarket,
  holdingsOfLargeMarkets,
  factsInOrders,
  datesOfLinks,
  namesOfInvestors,
  wordsOfDescriptions,
  figuresOfInvestors,
  wordsOfArticles,
  pricesOfAcquisitions,
  marketsOfInvestors,
  namesInOrder,
  wordsOfTitles,
  investmentsInOrder,
];
