import { countryCodes, languageIds } from '@fs/api-contract';

/** A country or a state, by the codes that addresses have. */
export interface NamedPlace {
  countryCode: string;
  stateCode?: string;
}

/** What people write for a country besides its name of today. */
const furtherNames = {
  'czech republic': 'CZE',
  emirates: 'ARE',
  england: 'GBR',
  'great britain': 'GBR',
  großbritannien: 'GBR',
  holland: 'NLD',
  korea: 'KOR',
  turkey: 'TUR',
  uae: 'ARE',
  uk: 'GBR',
  'united states of america': 'USA',
  us: 'USA',
  vae: 'ARE',
  'u.s.': 'USA',
  'u.s.a.': 'USA',
} as const;

/** The states of the USA and its capital’s district, each before its code. */
const statesOfUsa =
  'Alabama AL Alaska AK Arizona AZ Arkansas AR California CA Colorado CO Connecticut CT Delaware DE ' +
  'District of Columbia DC Florida FL Georgia GA Hawaii HI Idaho ID Illinois IL Indiana IN Iowa IA Kansas KS ' +
  'Kentucky KY Louisiana LA Maine ME Maryland MD Massachusetts MA Michigan MI Minnesota MN Mississippi MS ' +
  'Missouri MO Montana MT Nebraska NE Nevada NV New Hampshire NH New Jersey NJ New Mexico NM New York NY ' +
  'North Carolina NC North Dakota ND Ohio OH Oklahoma OK Oregon OR Pennsylvania PA Rhode Island RI ' +
  'South Carolina SC South Dakota SD Tennessee TN Texas TX Utah UT Vermont VT Virginia VA Washington WA ' +
  'West Virginia WV Wisconsin WI Wyoming WY';

let known: ReadonlyMap<string, readonly NamedPlace[]> | undefined;

/**
 * Returns the countries, in any language of the app, and the states of the USA that have this name, or a country’s
 * code. “Georgia” is both. Empty for another text, such as a city.
 */
export function placesNamed(name: string): readonly NamedPlace[] {
  known ??= listPlaces();
  return known.get(toKey(name)) ?? [];
}

function listPlaces(): ReadonlyMap<string, readonly NamedPlace[]> {
  const places = new Map<string, NamedPlace[]>();
  const add = (name: string, place: NamedPlace) => {
    const key = toKey(name);
    const same = places.get(key) ?? [];
    const isKnown = same.some(
      ({ countryCode, stateCode }) => countryCode === place.countryCode && stateCode === place.stateCode,
    );
    if (!isKnown) places.set(key, [...same, place]);
  };
  for (const language of languageIds) {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style });
      for (const [countryCode, code] of countryCodes()) add(names.of(code) ?? code, { countryCode });
    }
  }
  for (const countryCode of countryCodes().keys()) add(countryCode, { countryCode });
  for (const [name, countryCode] of Object.entries(furtherNames)) add(name, { countryCode });
  for (const [, name = '', stateCode = ''] of statesOfUsa.matchAll(/(\S.*?) ([A-Z]{2})(?: |$)/g)) {
    add(name, { countryCode: 'USA', stateCode });
  }
  return places;
}

function toKey(name: string): string {
  return name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
