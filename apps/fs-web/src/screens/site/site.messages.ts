import { defineMessages } from '@fs/ui';

/** The product's own pages: what a self-hosted installation can say of itself without configuration. */
export const siteMessages = defineMessages('Site', {
  updated: 'Last updated November 23, 2026',
  termsTitle: 'Terms',
  termsText: `Foresight is research software. Whoever runs this installation (the operator) offers it to you under these terms. The operator may add terms of its own, which then take precedence.

## Your account

Keep your password to yourself, and give a working email address. You’re responsible for what happens with your account. You can stop using it at any time.

## What you can do

Use companies, markets, rounds and articles for your own research and for that of your team. Export what your plan includes. Share lists with the people you choose.

Don’t try to reach other people’s data, get around the limits of your plan, collect the database by automated requests, or resell it.

## Data

Facts come from press releases, filings and public websites. They can be late, incomplete or wrong. Figures name their date and, where known, their source. Nothing here is investment advice.

## Plans

Paid plans renew at the price shown when you chose them until you cancel. Limits of each plan are on the [plans page](/plans).

## Liability

The software is provided as is. The operator is liable as the law requires, and not beyond that for decisions made from the data.

## Questions

Write to [support](/support).`,
  privacyTitle: 'Privacy',
  privacyText: `This page says what Foresight stores about you. The operator of this installation is responsible for it.

## What is stored

- **Your account**: name, email address, a hash of your password, your picture if you add one, your workspace and your plan.
- **Your work**: watchlists, saved views, exports, preferences and which companies you follow.
- **When you looked**: the last time you opened home and each watchlist, so that we can mark what is new.
- **Messages to support**, with the address you gave.
- **Sessions**: the kind of browser and the time, so that you can recognize and end them.

## On your device

A login token, the display settings, drafts of table layouts, and the companies you viewed in this tab. Until you log out, also Home and the last profiles you opened, so that they open offline. A cookie names the language you chose. There are no advertising or tracking cookies.

## Who sees it

You, and the people you share a list or a workspace with. The operator’s staff can see it where support or security needs that. It isn’t sold.

## How long

Until you delete it or ask for deletion.

## Your rights

Write to [support](/support) to see, correct, export or delete your data.`,
  aboutTitle: 'About Foresight',
  aboutText: `Foresight is a research desk for private markets: companies, the rounds they raise, the markets they’re in, and the news that moves them.

- **Money first.** Every company shows what it raised, and when.
- **Facts with a date.** Figures say what they count and how current they are. What is unknown is shown as unknown.
- **What changed.** Home and watchlists mark what is new since your last visit.

Data can be exported, lists can be shared, and everything works by keyboard: press \`?\` for all keys.

[Compare plans](/plans) or [write to us](/support).`,
  faqTitle: 'Frequently asked questions',
  faqText: `## Where does the data come from?

From press releases, filings and public websites. Amounts are in US dollars unless a currency is shown. Undisclosed amounts aren’t counted.

## Why is a company missing?

It may not be in the data yet. Search for it, and choose *Suggest a company* when nothing is found.

## What does “new” mean on a watchlist?

News, rounds and acquisitions that arrived since you last opened the list.

## Can I share a list?

Yes, with people in your workspace or by email. You decide who can view and who can edit.

## How do I export?

Open a table and choose *Export*. Your plan says how many rows it includes.

## How do I change colors or density?

Choose *Display* in your account menu or at the bottom of any page.

## I can’t log in

Use *Forgot password* on the login page. If no email comes, [write to support](/support).`,
  mobileTitle: 'Foresight on your phone',
  mobileText: `Foresight runs in your phone’s browser. There’s nothing to download from a store.

## Add it to your home screen

- **iPhone and iPad**: open this site in Safari, choose *Share*, then *Add to Home Screen*.
- **Android**: open this site in Chrome, choose the menu, then *Add to Home screen*.

It starts without a connection and shows the news as soon as you’re back online.`,
  releasesTitle: 'Release notes',
  releasesText: `## 1.1.379

- Companies show total raised, last round and employees in every row.
- The header groups companies, watchlists and funding rounds, and counts what is new on your lists.
- *Display* sets theme and density on this device.
- Press \`?\` for all keys. \`G\` and a letter go to a page.
- These pages replace placeholder links.

A newer version is announced at the top of the page. Choose *Update Now* to load it.`,
});
