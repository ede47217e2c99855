import { type ArabicNoun, counted, isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';
import { acquisition, article, company, event, round } from './nouns.ts';

const investment: ArabicNoun = {
  zero: 'لا استثمارات',
  one: 'استثمار واحد',
  two: 'استثماران',
  few: 'استثمارات',
  many: 'استثمارًا',
  other: 'استثمار',
};

const named = (greeting: string) => (name: string) => (name === '' ? greeting : `${greeting}، ${isolated(name)}`);

const noEvents =
  'لا توجد أحداث بعد. أضف شركات إلى قوائمك أو تابع أسواقًا وموضوعات لتظهر هنا جولاتها وصفقاتها ومقالاتها.';

export const feed: Pick<
  Translations,
  'Feed' | 'FirstSteps' | 'HomeGreeting' | 'PanelSettings' | 'RaisedPerWeek' | 'RecentRounds' | 'WhatChanged'
> = {
  Feed: {
    title: 'الموجز',
    list: 'القائمة',
    allLists: 'كل ما تتابعه',
    kinds: 'الأنواع',
    funding: 'الجولات',
    acquisition: 'عمليات الاستحواذ',
    investment: 'الاستثمارات',
    article: 'المقالات',
    over: 'جولات تتجاوز',
    anyAmount: 'أي مبلغ',
    amount: ({ amount }, { rounded }) => `$${rounded(amount)}`,
    keys: 'J وK للتنقل بين الأحداث، وL لإضافة الشركة إلى قائمة.',
    next: 'الحدث التالي',
    previous: 'الحدث السابق',
    addFocused: 'إضافة الشركة إلى قائمة',
    newer: ({ count }, { number }) => `الجديد: ${number(count)}`,
    showNewer: 'عرض',
    markSeen: 'تمييز كمقروء',
    add: ({ name }) => `إضافة ${isolated(name)} إلى قائمة`,
    more: 'تحميل المزيد',
    end: 'هذا كل ما لدى ما تتابعه.',
    empty: noEvents,
    toLists: 'كل قوائم المتابعة',
    noMatch: 'لا توجد أحداث تطابق عوامل التصفية هذه.',
    clear: 'مسح عوامل التصفية',
  },
  FirstSteps: {
    title: 'ثلاث خطوات إلى أخبارك الخاصة',
    choose: 'اختر الأسواق',
    chooseHint: 'اختر الأسواق التي تعمل فيها.',
    markets: 'الأسواق',
    noMarkets: 'لا توجد أسواق معروفة',
    copy: 'انسخ قائمة جاهزة',
    copyHint: 'ننشئ لك قائمة متابعة بأشهر شركاتها ونتابعها نيابة عنك. يمكنك تغييرها لاحقًا.',
    chooseFirst: 'اختر سوقًا أولًا.',
    create: ({ count }, { number, plural }) =>
      plural(count, {
        zero: 'إنشاء قائمة',
        one: 'إنشاء قائمة لسوق واحدة',
        two: 'إنشاء قائمة لسوقين',
        few: `إنشاء قائمة لـ ${number(count)} أسواق`,
        many: `إنشاء قائمة لـ ${number(count)} سوقًا`,
        other: `إنشاء قائمة لـ ${number(count)} سوق`,
      }),
    created: ({ name, count }, formats) => `أُنشئت «${isolated(name)}» وفيها ${counted(count, company, formats)}.`,
    open: 'فتح القائمة',
    feed: 'اطّلع على موجزك',
    feedHint: 'تصل جولات هذه الشركات وصفقاتها ومقالاتها إلى الموجز وإلى هذه الصفحة.',
  },
  HomeGreeting: {
    morning: named('صباح الخير'),
    afternoon: named('طاب يومك'),
    evening: named('مساء الخير'),
    since: ({ since, news }, { list }) => `منذ ${since} في قوائمك: ${list(news)}`,
    rounds: ({ count, raised }, formats) =>
      `${counted(count, round, formats)}${raised > 0 ? ` (${isolated(`$${formats.abbreviated(raised)}`)})` : ''}`,
    acquisitions: ({ count }, formats) => counted(count, acquisition, formats),
    investments: ({ count }, formats) => counted(count, investment, formats),
    articles: ({ count }, formats) => counted(count, article, formats),
    quiet: ({ since }) => `لا جديد في قوائمك منذ ${since}.`,
    elsewhere: 'في كل الأسواق:',
    failed: 'تعذّر تحميل الجديد.',
    retry: 'إعادة المحاولة',
  },
  PanelSettings: {
    title: 'تخصيص الصفحة الرئيسية',
    hint: 'تبقى كل لوحة في جانبها من الصفحة. يسري الترتيب داخل الجانب، وعلى الهاتف يسري على الكل.',
    panels: 'اللوحات',
    panel: 'لوحة',
    show: 'إظهار في الصفحة الرئيسية',
    reset: 'إعادة الضبط',
    close: 'تم',
  },
  RaisedPerWeek: {
    title: 'التمويل أسبوعيًا في أسواقك',
    titleAll: 'التمويل أسبوعيًا في كل الأسواق',
    source: ({ markets, day }, { list }) =>
      `${markets.length === 0 ? '' : `${list(markets.map(isolated))}. `}جولات معلنة القيمة، بالدولار الأمريكي. ينتهي الأسبوع الأخير في ${day}.`,
    week: 'الأسبوع من',
    raised: 'التمويل',
    dollars: ({ amount }, { abbreviated }) => `$${abbreviated(amount)}`,
  },
  RecentRounds: { title: 'تمويلات حديثة', all: 'كل الجولات', empty: 'لا توجد جولات معروفة' },
  WhatChanged: {
    title: 'ما الذي تغيّر',
    markSeen: 'تمييز كمقروء',
    fresh: 'جديد منذ زيارتك الأخيرة',
    seen: 'سبق الاطلاع عليه',
    feed: 'الموجز',
    moreInFeed: ({ count }, formats) => `في الموجز أيضًا: ${counted(count, event, formats)}`,
    empty: noEvents,
    toLists: 'كل قوائم المتابعة',
  },
};
