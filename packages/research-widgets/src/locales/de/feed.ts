import type { Translations } from '../Translations.ts';

const named = (greeting: string) => (name: string) => (name === '' ? greeting : `${greeting}, ${name}`);

export const feed: Pick<
  Translations,
  'Feed' | 'FirstSteps' | 'HomeGreeting' | 'PanelSettings' | 'RaisedPerWeek' | 'RecentRounds' | 'WhatChanged'
> = {
  Feed: {
    title: 'Feed',
    list: 'Liste',
    allLists: 'Alles, was Sie verfolgen',
    kinds: 'Arten',
    funding: 'Runden',
    acquisition: 'Übernahmen',
    investment: 'Investments',
    article: 'Artikel',
    over: 'Runden über',
    anyAmount: 'Jeder Betrag',
    amount: ({ amount }, { rounded }) => `$${rounded(amount)}`,
    keys: 'Mit J und K wechseln Sie von Ereignis zu Ereignis, mit L fügen Sie das Unternehmen zu einer Liste hinzu.',
    next: 'Nächstes Ereignis',
    previous: 'Voriges Ereignis',
    addFocused: 'Unternehmen zu einer Liste hinzufügen',
    newer: ({ count }, { number }) => `${number(count)} neu`,
    showNewer: 'Zeigen',
    markSeen: 'Als gesehen markieren',
    add: ({ name }) => `${name} zu einer Liste hinzufügen`,
    more: 'Mehr laden',
    end: 'Das ist alles zu dem, was Sie verfolgen.',
    empty:
      'Noch keine Ereignisse. Fügen Sie Ihren Listen Unternehmen hinzu, oder folgen Sie Märkten und Themen, dann erscheinen hier deren Runden, Deals und Artikel.',
    toLists: 'Alle Watchlists',
    noMatch: 'Zu diesen Filtern passt kein Ereignis.',
    clear: 'Filter entfernen',
  },
  FirstSteps: {
    title: 'Drei Schritte zu Ihren eigenen News',
    choose: 'Märkte auswählen',
    chooseHint: 'Wählen Sie die Märkte, in denen Sie arbeiten.',
    markets: 'Märkte',
    noMarkets: 'Keine bekannten Märkte',
    copy: 'Fertige Liste übernehmen',
    copyHint:
      'Wir legen eine Watchlist mit den bekanntesten Unternehmen an und abonnieren sie für Sie. Sie können sie später ändern.',
    chooseFirst: 'Wählen Sie zuerst einen Markt.',
    create: ({ count }, { number, plural }) =>
      count === 0
        ? 'Liste anlegen'
        : `Liste für ${number(count)} ${plural(count, { one: 'Markt', other: 'Märkte' })} anlegen`,
    created: ({ name, count }, { number }) => `„${name}“ mit ${number(count)} Unternehmen angelegt.`,
    open: 'Liste öffnen',
    feed: 'Feed ansehen',
    feedHint: 'Runden, Deals und Artikel dieser Unternehmen erscheinen dort und hier.',
  },
  HomeGreeting: {
    morning: named('Guten Morgen'),
    afternoon: named('Guten Tag'),
    evening: named('Guten Abend'),
    since: ({ since, news }, { list }) => `Seit ${since}: ${list(news)} auf Ihren Listen`,
    rounds: ({ count, raised }, { number, abbreviated, plural }) =>
      `${number(count)} ${plural(count, { one: 'Runde', other: 'Runden' })}${raised > 0 ? ` ($${abbreviated(raised)})` : ''}`,
    acquisitions: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'Übernahme', other: 'Übernahmen' })}`,
    investments: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'Investment', other: 'Investments' })}`,
    articles: ({ count }, { number }) => `${number(count)} Artikel`,
    quiet: ({ since }) => `Seit ${since} nichts Neues auf Ihren Listen.`,
    elsewhere: 'In allen Märkten:',
    failed: 'Die Neuigkeiten konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
  PanelSettings: {
    title: 'Startseite anpassen',
    hint: 'Jeder Bereich bleibt auf seiner Seite. Die Reihenfolge gilt innerhalb der Seite, auf dem Telefon für alle.',
    panels: 'Bereiche',
    panel: 'Bereich',
    show: 'Auf der Startseite zeigen',
    reset: 'Zurücksetzen',
    close: 'Fertig',
  },
  RaisedPerWeek: {
    title: 'Eingeworben pro Woche in Ihren Märkten',
    titleAll: 'Eingeworben pro Woche in allen Märkten',
    source: ({ markets, day }, { list }) =>
      `${markets.length === 0 ? '' : `${list(markets)}. `}Runden mit bekanntem Betrag, in US-Dollar. Die letzte Woche reicht bis ${day}.`,
    week: 'Woche ab',
    raised: 'Eingeworben',
    dollars: ({ amount }, { abbreviated }) => `$${abbreviated(amount)}`,
  },
  RecentRounds: { title: 'Zuletzt finanziert', all: 'Alle Runden', empty: 'Keine bekannten Runden' },
  WhatChanged: {
    title: 'Was sich geändert hat',
    markSeen: 'Als gesehen markieren',
    fresh: 'Neu seit Ihrem letzten Besuch',
    seen: 'Schon gesehen',
    feed: 'Feed',
    moreInFeed: ({ count }, { number, plural }) =>
      plural(count, {
        one: '1 weiteres neues Ereignis im Feed',
        other: `${number(count)} weitere neue Ereignisse im Feed`,
      }),
    empty:
      'Noch keine Ereignisse. Fügen Sie Ihren Listen Unternehmen hinzu, oder folgen Sie Märkten und Themen, dann erscheinen hier deren Runden, Deals und Artikel.',
    toLists: 'Alle Watchlists',
  },
};
