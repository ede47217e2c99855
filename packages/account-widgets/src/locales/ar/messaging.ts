import { isolated } from '@fs/ui/locales/ar';
import type { Translations } from '../Translations.ts';

const fileKinds = {
  archive: 'أرشيف',
  audio: 'ملف صوتي',
  document: 'مستند',
  file: 'ملف',
  image: 'صورة',
  pdf: 'PDF',
  slides: 'عرض تقديمي',
  spreadsheet: 'جدول بيانات',
  text: 'نص',
  video: 'فيديو',
} as const;

export const messaging: Pick<
  Translations,
  | 'ChannelList'
  | 'ChannelMembersDrawer'
  | 'ChannelPane'
  | 'ChannelPanes'
  | 'ChatProblem'
  | 'NewChannelDrawer'
  | 'PeopleField'
> = {
  ChannelList: {
    title: 'الإشعارات',
    search: 'البحث في القنوات',
    create: 'إنشاء',
    unread: ({ count }, { number }) => `غير المقروءة: ${number(count)}`,
    noMessage: 'لا توجد رسائل بعد',
    file: 'ملف',
    nothing: 'لا جديد لديك',
    noMatch: ({ text }) => `لا توجد قناة تطابق «${isolated(text)}».`,
    failed: 'حدث خطأ ما',
  },
  ChannelMembersDrawer: {
    title: 'الأعضاء',
    nobodyChosen: 'أدخل بريدًا إلكترونيًا أولًا',
    creator: 'أنشأ القناة',
    remove: ({ name }) => `إزالة ${isolated(name)}`,
    removeAsk: ({ name }) => `هل تريد إزالة ${isolated(name)}؟`,
    removeText: 'سيفقد هذا العضو الوصول إلى الرسائل والملفات فورًا.',
    removeConfirm: 'إزالة',
    invite: 'دعوة',
    invited: 'تمت الدعوة',
    'already-invited': 'سبقت دعوته',
    'already-member': 'عضو بالفعل',
    'not-an-email': 'ليس عنوان بريد إلكتروني',
  },
  ChannelPane: {
    log: ({ name }) => `الرسائل في ${isolated(name)}`,
    members: 'الأعضاء',
    more: 'إجراءات أخرى',
    leaveChannel: 'مغادرة القناة',
    leaveTitle: 'هل تريد مغادرة هذه القناة؟',
    leaveText: 'ستفقد الوصول إلى رسائلها وملفاتها فورًا. للعودة تحتاج إلى دعوة.',
    leave: 'مغادرة',
    deleteChannel: 'حذف القناة',
    deleteTitle: 'هل تريد حذف هذه القناة؟',
    deleteText: ({ name, members, messages }, { number }) =>
      `ستُحذف القناة «${isolated(name)}» لدى الجميع، مع رسائلها وملفاتها. الأعضاء: ${number(members)}، الرسائل: ${number(messages)}. لا يمكن التراجع عن ذلك.`,
    delete: 'حذف',
    deleteMessage: ({ time }) => `حذف رسالة ${isolated(time)}`,
    deleteMessageTitle: 'هل تريد حذف هذه الرسالة؟',
    deleteMessageText: 'ستُحذف الرسالة وملفاتها لدى الجميع. لا يمكن التراجع عن ذلك.',
    older: 'تحميل رسائل أقدم',
    oldest: 'لا توجد رسائل أقدم',
    fresh: 'جديد منذ زيارتك',
    newest: 'الانتقال إلى الأحدث',
    nothing: 'لا جديد لديك',
    failed: 'حدث خطأ ما',
    formerMember: 'عضو سابق',
    waiting: 'بانتظار الإرسال',
    sending: 'جارٍ الإرسال…',
    notSent: 'لم تُرسل',
    retry: 'إعادة المحاولة',
    discard: 'تجاهل',
    message: 'الرسالة',
    placeholder: 'اكتب رسالة',
    preview: 'معاينة',
    send: 'إرسال',
    fileFailed: 'أعد رفع الملف الذي تعذّر رفعه أو أزله.',
    fileUploading: 'انتظر حتى تُرفع الملفات.',
    keys: 'للإرسال: Ctrl+Enter أو ⌘+Enter. يمكن استخدام **عريض** و_مائل_ و`رمز`.',
    attach: 'المرفقات',
    fileKind: ({ kind }) => fileKinds[kind],
    tooLong: 'هذه الرسالة طويلة جدًا.',
    offline: 'أنت غير متصل. ستُرسل الرسائل عند عودة الاتصال.',
    reconnecting: 'جارٍ إعادة الاتصال…',
    copied: ({ name, time, text }) => `${isolated(name)}، ${time}\n${text}`,
    said: ({ name, text }) => `${isolated(name)}: ${isolated(text)}`,
    arrived: ({ count }, { number }) => `رسائل جديدة: ${number(count)}`,
    sent: 'أُرسلت الرسالة',
    deleted: 'حُذفت الرسالة',
    failedText: ({ text }) => `لم تُرسل الرسالة: ${isolated(text)}`,
  },
  ChannelPanes: {
    back: 'العودة إلى القنوات',
  },
  ChatProblem: {
    not_found: 'لم يُعثر على حساب المحادثة. يُرجى التواصل مع الدعم.',
    account_already_exists: 'يوجد حساب محادثة بهذا البريد الإلكتروني.',
    already_a_member: 'حساب المحادثة عضو بالفعل. يُرجى التواصل مع الدعم.',
    unexpected: 'حدث خطأ غير متوقع. يُرجى التواصل مع الدعم.',
    link: 'ربط حسابك',
  },
  NewChannelDrawer: {
    title: 'قناة خاصة جديدة',
    name: 'الاسم',
    defaultName: 'بلا عنوان',
    create: 'إنشاء قناة',
  },
  PeopleField: {
    search: 'البحث عن أشخاص',
    searchHelp: 'ببداية البريد الإلكتروني. يبدأ البحث بعد حرفين.',
    emails: 'عناوين البريد الإلكتروني',
    emailsHelp: 'الصق أي عدد من العناوين.',
    add: ({ name }) => `إضافة ${isolated(name)}`,
    nobody: 'لم يُعثر على أحد.',
  },
};
