import { isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';

export const people: Pick<Translations, 'PersonProfile' | 'PersonTable'> = {
  PersonTable: {
    label: 'الأشخاص',
    name: 'الاسم',
    title: 'المنصب',
    company: 'الشركة',
    raised: 'إجمالي التمويل',
    location: 'المكان',
    former: ({ title }) => `${isolated(title)} (سابقًا)`,
    empty: 'لا يوجد أشخاص بعد',
  },
  PersonProfile: {
    person: 'شخص',
    company: 'الشركة',
    lastRound: 'آخر جولة',
    totalRaised: 'إجمالي التمويل',
    positions: 'المناصب',
    former: 'سابقًا',
    since: ({ from }) => `منذ ${from}`,
    until: ({ to }) => `حتى ${to}`,
    period: ({ from, to }) => `${from} – ${to}`,
    joinedBy: ({ company }) => `جولات شاركت فيها ${isolated(company)}`,
    news: ({ company }) => `أخبار عن ${isolated(company)}`,
    nothing: 'لا توجد مناصب أو استثمارات معروفة.',
    namesakesTitle: 'الاسم نفسه',
    namesakes: ({ count, name }, { number, plural }) =>
      plural(count, {
        one: `شخص آخر يحمل الاسم ${isolated(name)}`,
        two: `شخصان آخران يحملان الاسم ${isolated(name)}`,
        few: `${number(count)} أشخاص آخرين يحملون الاسم ${isolated(name)}`,
        other: `${number(count)} شخصًا آخر يحملون الاسم ${isolated(name)}`,
      }),
    namesakesShown: ({ shown }, { number }) => `يظهر في القائمة أول ${number(shown)} منهم.`,
    noPosition: 'لا يوجد منصب معروف',
  },
};
