import { counted, isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';
import { article, dayAsObject } from './nouns.ts';

export const topics: Pick<Translations, 'TopicExplorer' | 'TrendingKeywords' | 'WeeklyTopics'> = {
  TopicExplorer: {
    title: 'استكشاف المواضيع',
    subtitle: 'أحدث المقالات التي تتضمن الكلمة المفتاحية:',
    newSince: ({ count, since }, { number }) => `${number(count)} جديدة منذ ${since}`,
    followLimit: ({ count }, { number }) => `تتابع ${number(count)} من الموضوعات. ألغِ متابعة أحدها لتتابع غيره.`,
    filter: 'المواضيع',
    placeholder: 'تصفية المواضيع...',
    search: 'بحث',
    lettersNeeded: 'اكتب 3 أحرف على الأقل',
    noneGiven: 'يجب تحديد موضوع واحد على الأقل',
    articles: 'المقالات',
    counted: ({ count, isCapped }, formats) => `${isCapped ? 'أكثر من ' : ''}${counted(count, article, formats)}`,
    more: 'عرض مزيد من المقالات',
    noArticles: 'لا توجد مقالات حديثة',
    noArticlesText: 'لا توجد مقالات حديثة عن هذا الموضوع. عُد لاحقًا أو تصفّح المواضيع الرائجة.',
    each: 'كل موضوع على حدة',
    alone: ({ name, count }, { number }) => `${isolated(name)} ${number(count)}`,
    history: 'سجل 7 أيام',
    day: 'اليوم',
    dayCount: ({ count }, formats) => counted(count, article, formats),
    related: 'مواضيع ذات صلة',
    companies: 'أبرز الشركات',
    markets: 'أبرز الأسواق',
    trending: 'المواضيع الرائجة',
  },
  TrendingKeywords: {
    title: 'كلمات رائجة',
    empty: 'لا توجد كلمات رائجة بعد',
    counted: ({ name, count }, { number }) => `${isolated(name)} ${number(count)}`,
    through: ({ days, day }, formats) =>
      days === 1 ? `مقالات ${day}` : `المقالات خلال ${counted(days, dayAsObject, formats)} حتى ${day}`,
  },
  WeeklyTopics: {
    title: 'المواضيع الرائجة هذا الأسبوع',
    topic: 'الموضوع',
    daysTrending: 'أيام الرواج',
    totalCount: 'العدد الإجمالي',
    averageScore: 'متوسط الدرجة',
    days: 'سبعة أيام',
    newest: 'أحدث عنوان',
    empty: 'لا توجد مواضيع رائجة بعد',
    daily: ({ counts }, { list, number }) => `المقالات بحسب اليوم: ${list(counts.map((count) => number(count)))}`,
    lastUpdated: ({ day }) => `آخر تحديث: ${day}`,
    explained: ({ score }) =>
      `متوسط الدرجة ${score}: ${score} مقالات مقابل كل مقالة معتادة. والمعتاد هو ما كان ليوم من الأسابيع الأربعة السابقة.`,
  },
};
