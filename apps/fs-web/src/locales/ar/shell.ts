import { isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';

export const shell: Pick<Translations, 'AppShell'> = {
  AppShell: {
    offline: 'أنت غير متصل. سيظهر ما لم يُحمَّل بعد عند عودة الاتصال.',
    offlineSince: ({ time }) => `أنت غير متصل. يُعرض ما حُمِّل حتى ${time}. يظهر الباقي عند عودة الاتصال.`,
    offlineSaved: ({ time }) => `أنت غير متصل. يُعرض ما حُمِّل في ${time}.`,
    unknownAddress: ({ path }) =>
      `تعذّر العثور على ${isolated(path.length > 80 ? `${path.slice(0, 80)}…` : path)}، فعدنا بك إلى الصفحة الرئيسية.`,
    linkForOther: ({ email, own }) =>
      `هذا الرابط مخصص للعنوان ${isolated(email)}، وأنت مسجّل الدخول بالعنوان ${isolated(own)}.`,
    logOutForLink: 'تسجيل الخروج وفتحه',
    didYouMean: 'هل تقصد',
    everywhere: 'في كل مكان',
    goTo: 'الانتقال إلى',
    search: 'بحث',
    allKeys: 'كل الاختصارات',
    goToPage: ({ page }) => `الانتقال إلى ${page}`,
    suggestCompany: 'اقتراح شركة',
    contactSupport: 'التواصل مع الدعم',
    switchWorkspace: ({ name }) => `تبديل مساحة العمل: \u2068${name}\u2069`,
    darkTheme: 'مظهر داكن',
    lightTheme: 'مظهر فاتح',
    languageFailed: ({ language }) => `تعذّر تحميل نصوص اللغة: ${isolated(language)}.`,
    reload: 'إعادة تحميل الصفحة',
    home: 'الصفحة الرئيسية',
    feed: 'الموجز',
    companies: 'الشركات',
    fundingRounds: 'جولات التمويل',
    investors: 'المستثمرون',
    acquisitions: 'عمليات الاستحواذ',
    markets: 'الأسواق',
    watchlists: 'قوائم المتابعة',
    news: 'أخبار الأسواق',
    topics: 'المواضيع',
  },
};
