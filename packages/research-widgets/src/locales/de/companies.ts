import type { Translations } from '../Translations.ts';

export const companies: Pick<
  Translations,
  | 'CompanyAcquisitions'
  | 'CompanyCoinvestors'
  | 'CompanyFunding'
  | 'CompanyHoverCard'
  | 'CompanyInvestments'
  | 'CompanyLanding'
  | 'CompanyNews'
  | 'CompanyPeek'
  | 'CompanyPeople'
  | 'CompanyPicker'
  | 'CompanyPodcasts'
  | 'CompanyPortfolio'
  | 'CompanyTags'
  | 'CompanyTimeline'
  | 'CompanyTotalsStrip'
  | 'HeadquartersPopover'
  | 'RecentCompanies'
  | 'SocialBar'
  | 'SocialHistory'
  | 'UpgradeWall'
  | 'UrlMetrics'
> = {
  CompanyAcquisitions: {
    title: 'Übernahmen',
    empty: 'Keine bekannten Übernahmen',
    bought: 'Übernommene Unternehmen',
    boughtBy: 'Übernommen von',
    showAll: ({ count }, { number }) => `Alle ${number(count)} Deals`,
  },
  CompanyCoinvestors: {
    title: 'Co-Investoren',
    empty: 'Keine bekannten Co-Investoren',
    showAll: ({ count }, { number }) => `Alle ${number(count)} Co-Investoren`,
    wallText: ({ shown, total }, { number }) =>
      `Ihr Tarif umfasst ${number(shown)} von ${number(total)} Co-Investoren.`,
  },
  CompanyFunding: {
    title: 'Finanzierung',
    empty: 'Keine bekannten Finanzierungsrunden',
    inRounds: ({ count }, { number, plural }) =>
      `in ${number(count)} ${plural(count, { one: 'Runde', other: 'Runden' })}`,
    undisclosed: ({ count, total }, { number }) => `${number(count)} von ${number(total)} ohne Betrag`,
    disagrees: ({ sum, said, source, day }, { abbreviated, list, shortDay }) =>
      `Summe der Runden $${abbreviated(sum)}, laut Quelle $${abbreviated(said)} (${list(source === null ? [shortDay(day)] : [source, shortDay(day)])})`,
    byYear: 'Eingeworben pro Jahr',
    byYearDescription: 'Runden mit bekanntem Betrag, in US-Dollar',
    byYearUndisclosed: ({ count, total }, { number }) =>
      `Runden mit bekanntem Betrag, in US-Dollar. Bei ${number(count)} von ${number(total)} ist er nicht bekannt.`,
    year: 'Jahr',
    raised: 'Eingeworbener Betrag (USD)',
    list: 'Finanzierungsrunden',
    showAll: ({ count }, { number }) => `Alle ${number(count)} Runden`,
  },
  CompanyHoverCard: {
    totalRaised: 'Insgesamt eingeworben',
    lastRound: 'Letzte Runde',
    employees: 'Beschäftigte',
    location: 'Standort',
    founded: 'Gegründet',
  },
  CompanyInvestments: {
    title: 'Investments',
    empty: 'Keine bekannten Investments',
    list: 'Investments',
    showAll: ({ count }, { number }) => `Alle ${number(count)} Investments`,
    shown: ({ shown, total }, { number }) => `Die neuesten ${number(shown)} von ${number(total)}`,
    wallText: ({ shown, total }, { number }) =>
      `Ihr Tarif enthält die neuesten ${number(shown)} von ${number(total)} Investments.`,
  },
  CompanyLanding: {
    mostFunded: 'Am höchsten finanziert',
    recentlyFunded: 'Zuletzt finanziert',
    empty: 'Noch keine Unternehmen',
    places: 'Standorte',
    noPlaces: 'Noch keine Standorte',
  },
  CompanyNews: {
    showAll: ({ count }, { number }) => `Alle ${number(count)} Artikel`,
    shown: ({ shown, total }, { number }) => `Die neuesten ${number(shown)} von ${number(total)}`,
  },
  CompanyPeek: {
    raised: 'Insgesamt eingeworben',
    lastRound: 'Letzte Runde',
    employees: 'Beschäftigte',
    founded: 'Gegründet',
    place: 'Hauptsitz',
    website: 'Website',
    byYear: 'Eingeworben pro Jahr',
    year: 'Jahr',
    amount: 'Eingeworben',
    investors: 'Investoren der letzten Runde',
    articles: 'News',
  },
  CompanyPeople: {
    title: 'Personen',
    empty: 'Keine Personen erfasst',
    showAll: ({ count }, { number }) => `Alle ${number(count)} Personen`,
    showLess: 'Weniger zeigen',
    former: 'Ehemalig',
  },
  CompanyPicker: {
    label: 'Unternehmen',
    placeholder: 'Nach Name oder Domain suchen',
    searching: 'Wird gesucht …',
    nothingFound: 'Keine Treffer.',
    results: 'Gefundene Unternehmen',
    found: ({ count }, { number }) => `${number(count)} Unternehmen gefunden`,
    add: 'Hinzufügen',
    enter: 'Eingabe',
    enterAdds: ({ name }) => `Die Eingabetaste fügt ${name} hinzu.`,
    isChosen: 'Hinzugefügt',
  },
  CompanyPodcasts: { title: 'Podcasts', empty: 'Noch keine Podcast-Folgen' },
  CompanyPortfolio: {
    title: 'Portfolio',
    empty: 'Keine bekannten Portfolio-Unternehmen',
    showAll: ({ count }, { number }) => `Alle ${number(count)} Unternehmen`,
    wallText: ({ shown, total }, { number }) => `Ihr Tarif umfasst ${number(shown)} von ${number(total)} Unternehmen.`,
    acquired: 'Exit: übernommen',
    ipo: 'Exit: Börsengang',
    lastRound: ({ day }, { shortMonth }) => `Letzte Runde ${shortMonth(day)}`,
  },
  CompanyTags: { label: 'Märkte' },
  CompanyTimeline: {
    title: 'Zeitleiste',
    empty: 'Noch keine datierten Ereignisse',
    founded: 'Gegründet',
    acquired: 'Übernahme von',
    acquiredBy: 'Übernommen von',
    heard: ({ day }, { day: format }) => `${format(day)}:`,
    asList: 'Als Liste zeigen',
    asTimeline: 'Als Zeitleiste zeigen',
    group: ({ count }, { number }) => `${number(count)} Ereignisse`,
    groupLabel: ({ count, from, to }, { number, shortMonth }) =>
      `${number(count)} Ereignisse, ${shortMonth(from)} bis ${shortMonth(to)}`,
    showAll: ({ count }, { number }) => `Alle ${number(count)} Ereignisse`,
    showLess: 'Weniger zeigen',
  },
  CompanyTotalsStrip: {
    companies: 'Unternehmen',
    raised: 'In 12 Monaten eingeworben',
    median: 'Letzte Runde im Median',
    newest: 'Neueste Runde',
    source: 'Runden mit bekanntem Betrag, in US-Dollar.',
  },
  HeadquartersPopover: {
    open: 'Ortszeit, Wetter und News',
    label: ({ place }) => `Gerade in ${place}`,
    time: 'Ortszeit',
    weather: 'Wetter',
    weatherNow: ({ temperature, summary }) => `${temperature}, ${summary}`,
    skyClear: 'Klar',
    skyMostlyClear: 'Überwiegend klar',
    skyPartlyCloudy: 'Teils bewölkt',
    skyCloudy: 'Bewölkt',
    skyFog: 'Nebel',
    skyDrizzle: 'Nieselregen',
    skyFreezingDrizzle: 'Gefrierender Nieselregen',
    skyLightRain: 'Leichter Regen',
    skyRain: 'Regen',
    skyHeavyRain: 'Starker Regen',
    skyFreezingRain: 'Gefrierender Regen',
    skyLightSnow: 'Leichter Schneefall',
    skySnow: 'Schneefall',
    skyHeavySnow: 'Starker Schneefall',
    skyShowers: 'Regenschauer',
    skySnowShowers: 'Schneeschauer',
    skyThunderstorm: 'Gewitter',
    news: 'Lokale News',
    timeOnly: 'Wetter und lokale News sind nicht verfügbar.',
    nothing: 'Ortszeit, Wetter und lokale News sind nicht verfügbar.',
  },
  RecentCompanies: { title: 'Zuletzt angesehen', empty: 'Hier erscheinen Unternehmen, die Sie ansehen.' },
  SocialBar: {
    title: 'Follower',
    empty: 'Keine Followerzahlen',
    twitter: 'Twitter',
    medium: 'Medium',
    facebook: 'Facebook',
    github: 'GitHub',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    scale: 'Blockbreite logarithmisch',
  },
  SocialHistory: {
    title: 'Follower im Zeitverlauf',
    empty: 'Noch kein Verlauf der Follower',
    chart: 'Follower pro Netzwerk',
    day: 'Tag',
  },
  UpgradeWall: {
    investments: 'Mit einem höheren Tarif sehen Sie alle Investments',
    named: ({ title, about }) => `${title}: ${about}`,
    upgrade: 'Tarif erweitern',
    createTeam: 'Team anlegen',
    price: ({ amount }, { number }) => `Ab $${number(amount)} pro Monat`,
  },
  UrlMetrics: {
    title: 'Reichweite der Website',
    empty: 'Noch keine Daten zur Website',
    failed: 'Die Daten zur Website konnten nicht geladen werden',
    domainAuthority: 'Domain Authority',
    pageAuthority: 'Page Authority',
    linkingDomains: 'Verlinkende Websites',
    externalLinks: 'Links von anderen Websites',
    spamScore: 'Spam-Wert',
    outOf: ' von 100',
    wallText: 'Ihr Tarif umfasst keine Daten zur Reichweite.',
    measured: ({ domain, day }, { shortDay }) => `${domain}, Stand ${shortDay(day)}`,
  },
};
