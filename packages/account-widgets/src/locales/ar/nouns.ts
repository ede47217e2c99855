import type { ArabicNoun } from '@fs/ui/locales/ar';

export const watchlistAsObject: ArabicNoun = {
  zero: 'لا قوائم متابعة',
  one: 'قائمة متابعة واحدة',
  two: 'قائمتَي متابعة',
  few: 'قوائم متابعة',
  many: 'قائمة متابعة',
  other: 'قائمة متابعة',
};

export const watchlist: ArabicNoun = { ...watchlistAsObject, two: 'قائمتا متابعة' };

export const team: ArabicNoun = {
  zero: 'لا فرق',
  one: 'فريق واحد',
  two: 'فريقان',
  few: 'فرق',
  many: 'فريقًا',
  other: 'فريق',
};

/** After a verb or a preposition, as in «حتى فريقين». */
export const teamAsObject: ArabicNoun = { ...team, two: 'فريقين' };

export const seat: ArabicNoun = {
  zero: 'لا مقاعد',
  one: 'مقعد واحد',
  two: 'مقعدان',
  few: 'مقاعد',
  many: 'مقعدًا',
  other: 'مقعد',
};

/** After a preposition, as in «مقابل مقعدين». */
export const seatAsObject: ArabicNoun = { ...seat, two: 'مقعدين' };

/** After a price. */
export const periods = { month: 'شهريًا', year: 'سنويًا' } as const;
