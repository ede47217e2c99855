import { counted, isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';
import { dayAsObject } from './nouns.ts';

export const topics: Pick<Translations, 'TrendingKeywords'> = {
  TrendingKeywords: {
    title: 'كلمات رائجة',
    empty: 'لا توجد كلمات رائجة بعد',
    counted: ({ name, count }, { number }) => `${isolated(name)} ${number(count)}`,
    through: ({ days, day }, formats) =>
      days === 1 ? `مقالات ${day}` : `المقالات خلال ${counted(days, dayAsObject, formats)} حتى ${day}`,
  },
};
