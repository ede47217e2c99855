export { appMessages } from './App.messages.ts';
export { pageTitleMessages } from './PageTitles.messages.ts';
export { homeMessages } from './screens/home/home.messages.ts';
export { marketMessages } from './screens/markets/market.messages.ts';
export { newsMessages } from './screens/news/news.messages.ts';
export { siteMessages } from './screens/site/site.messages.ts';
export { serverTextMessages } from './server-texts/ServerTexts.messages.ts';
export { shellMessages } from './shell/shell.messages.ts';
