import { counted, isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../../Translations.ts';
import { company } from '../nouns.ts';

export const watchlistSharing: Pick<
  Translations,
  'WatchlistCopy' | 'WatchlistMerge' | 'WatchlistSettings' | 'WatchlistShare'
> = {
  WatchlistCopy: {
    title: ({ name }) => `نسخ ${isolated(name)}`,
    lead: ({ count }, formats) =>
      `يُنسخ ما يلي: ${counted(count, company, formats)} مع تواريخ الإضافة، دون من تُشارَك القائمة معهم.`,
    name: 'الاسم',
    // Stored as the list’s name, so the name inside isn’t isolated.
    suggestedName: ({ name }) => `نسخة من ${name}`,
    privacy: ({ account }) => `سيرى النسخة كل من في ${isolated(account)}.`,
    copy: 'نسخ',
    cancel: 'إلغاء',
  },
  WatchlistMerge: {
    title: 'دمج قوائم المتابعة',
    lists: 'قوائم المتابعة',
    listsHint: 'اختر قائمتين أو أكثر. لا تتغير القوائم الأصلية.',
    placeholder: 'ابحث عن قائمة متابعة',
    personal: 'شخصية',
    listFacts: ({ account, count }, formats) => `${isolated(account)} · ${counted(count, company, formats)}`,
    result: 'القائمة المدمجة',
    companies: ({ count }, formats) => counted(count, company, formats),
    duplicates: ({ count }, formats) => `أُزيل المكرر: ${counted(count, company, formats)}`,
    noDuplicates: 'لا شركات مكررة',
    chooseFirst: 'اختر قائمتين لمعاينة النتيجة.',
    name: 'الاسم',
    namePlaceholder: 'بلا عنوان',
    privacy: ({ names, account }, { list }) =>
      `لا يستطيع كل من في ${isolated(account)} رؤية ${list(names.map(isolated))}. سيرى الجميع شركاتها في القائمة المدمجة.`,
    merge: 'دمج',
    cancel: 'إلغاء',
  },
  WatchlistSettings: {
    title: ({ name }) => `إشعارات ${isolated(name)}`,
    follow: 'متابعة',
    followHint: 'عرض أخبار هذه الشركات وصفقاتها في موجزك.',
    email: 'رسائل الأخبار',
    emailHint: 'ملخص يومي بما تغيّر.',
    funding_updates: 'رسائل التمويل',
    funding_updatesHint: 'راسلني بالبريد الإلكتروني عندما تحصل شركة في هذه القائمة على جولة تمويل.',
    mine: 'تسري هذه الإعدادات عليك وحدك.',
    close: 'تم',
  },
  WatchlistShare: {
    title: ({ name }) => `مشاركة ${isolated(name)}`,
    invite: 'مشاركة مع أشخاص',
    emails: 'عناوين البريد الإلكتروني',
    emailsHint: 'افصل بين العناوين بفواصل.',
    noEmail: 'أدخل عنوان بريد إلكتروني واحدًا على الأقل.',
    badEmail: 'أدخل عنوان بريد إلكتروني صالحًا.',
    message: 'الرسالة',
    messageHint: 'اختيارية. تُضمَّن في البريد الإلكتروني.',
    messageNeedsEmail: 'تُرسل الرسائل بالبريد الإلكتروني فقط.',
    sendEmail: 'إبلاغ الأشخاص بالبريد الإلكتروني',
    sendEmailHint: 'عند إيقافه يحصل الأشخاص على الصلاحية دون إشعار.',
    share: 'مشاركة',
    close: 'تم',
    discardTitle: 'هل تريد تجاهل هذه العناوين؟',
    discardText: 'لم تُشارَك القائمة معها بعد.',
    discardMessageTitle: 'هل تريد تجاهل هذه الرسالة؟',
    discardMessageText: 'لم تُرسل إلى أحد. أدخل عنوان بريد إلكتروني لإرسالها.',
    discard: 'تجاهل',
    shared: ({ count }, { number, plural }) =>
      plural(count, {
        one: 'شورِكت مع شخص واحد.',
        two: 'شورِكت مع شخصين.',
        few: `شورِكت مع ${number(count)} أشخاص.`,
        many: `شورِكت مع ${number(count)} شخصًا.`,
        other: `شورِكت مع ${number(count)} شخص.`,
      }),
    notShared: ({ count }, { number, plural }) =>
      plural(count, {
        one: 'تعذّرت إضافة عنوان واحد. تحقق منه وحاول مرة أخرى.',
        two: 'تعذّرت إضافة عنوانين. تحقق منهما وحاول مرة أخرى.',
        few: `تعذّرت إضافة ${number(count)} عناوين. تحقق منها وحاول مرة أخرى.`,
        many: `تعذّرت إضافة ${number(count)} عنوانًا. تحقق منها وحاول مرة أخرى.`,
        other: `تعذّرت إضافة ${number(count)} عنوان. تحقق منها وحاول مرة أخرى.`,
      }),
    notSharedYet: ({ count, reason }, { number, plural }) =>
      `${plural(count, {
        one: 'بقي عنوان واحد لمحاولة أخرى.',
        two: 'بقي عنوانان لمحاولة أخرى.',
        few: `بقيت ${number(count)} عناوين لمحاولة أخرى.`,
        many: `بقي ${number(count)} عنوانًا لمحاولة أخرى.`,
        other: `بقي ${number(count)} عنوان لمحاولة أخرى.`,
      })} ${isolated(reason)}`,
    people: 'الأشخاص الذين لديهم صلاحية',
    nobody: 'أنت فقط',
    owner: 'المالك',
    admin: 'يمكنه التعديل',
    viewer: 'يمكنه العرض',
    you: 'أنت',
    role: ({ email }) => `صلاحية ${isolated(email)}`,
    leave: 'مغادرة هذه القائمة',
    remove: ({ email }) => `إيقاف المشاركة مع ${isolated(email)}`,
    teams: 'الفرق',
    noTeams: 'لست عضوًا في أي فريق في هذا الحساب.',
    members: ({ count }, { number, plural }) =>
      plural(count, {
        zero: 'لا أعضاء',
        one: 'عضو واحد',
        two: 'عضوان',
        few: `${number(count)} أعضاء`,
        many: `${number(count)} عضوًا`,
        other: `${number(count)} عضو`,
      }),
  },
};
