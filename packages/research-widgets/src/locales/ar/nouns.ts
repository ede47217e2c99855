import type { ArabicNoun } from '@fs/ui/locales/ar';

/** Subjects, as in «أُضيفت شركتان». */
export const company: ArabicNoun = {
  zero: 'لا شركات',
  one: 'شركة واحدة',
  two: 'شركتان',
  few: 'شركات',
  many: 'شركة',
  other: 'شركة',
};

/** After a verb or a preposition, as in «إضافة شركتين». */
export const companyAsObject: ArabicNoun = { ...company, two: 'شركتين' };

export const round: ArabicNoun = {
  zero: 'لا جولات',
  one: 'جولة واحدة',
  two: 'جولتان',
  few: 'جولات',
  many: 'جولة',
  other: 'جولة',
};

export const roundAsObject: ArabicNoun = { ...round, two: 'جولتين' };

export const article: ArabicNoun = {
  zero: 'لا مقالات',
  one: 'مقال واحد',
  two: 'مقالان',
  few: 'مقالات',
  many: 'مقالًا',
  other: 'مقال',
};

export const acquisition: ArabicNoun = {
  zero: 'لا عمليات استحواذ',
  one: 'عملية استحواذ واحدة',
  two: 'عمليتا استحواذ',
  few: 'عمليات استحواذ',
  many: 'عملية استحواذ',
  other: 'عملية استحواذ',
};

export const event: ArabicNoun = {
  zero: 'لا أحداث',
  one: 'حدث واحد',
  two: 'حدثان',
  few: 'أحداث',
  many: 'حدثًا',
  other: 'حدث',
};

export const line: ArabicNoun = {
  zero: 'لا أسطر',
  one: 'سطر واحد',
  two: 'سطران',
  few: 'أسطر',
  many: 'سطرًا',
  other: 'سطر',
};

/** After a preposition, as in «خلال يومين». */
export const dayAsObject: ArabicNoun = {
  zero: 'اليوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: 'أيام',
  many: 'يومًا',
  other: 'يوم',
};
