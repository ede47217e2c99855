import type { Translations } from '../Translations.ts';

export const actions: Pick<
  Translations,
  'Breadcrumbs' | 'Button' | 'CopyButton' | 'Link' | 'Pagination' | 'ShareMenu' | 'Toolbar'
> = {
  Breadcrumbs: { label: 'مسار التنقل' },
  Button: { pending: 'قيد التنفيذ' },
  CopyButton: {
    copy: 'نسخ',
    copied: 'تم النسخ',
    failed: 'تعذّر النسخ. حدّد النص وانسخه يدويًا.',
  },
  Link: { newTab: ' (يُفتح في علامة تبويب جديدة)' },
  Pagination: {
    label: 'الصفحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: ({ page }, { number }) => `الصفحة ${number(page)}`,
    place: ({ page, pageCount }, { number }) => `الصفحة ${number(page)} من ${number(pageCount)}`,
  },
  ShareMenu: {
    share: 'مشاركة',
    twitter: 'تويتر',
    linkedin: 'لينكدإن',
    facebook: 'فيسبوك',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط إلى الحافظة',
    failed: 'حدث خطأ ما!',
  },
  Toolbar: { more: 'المزيد' },
};
