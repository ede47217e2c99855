import type { Translations } from '../Translations.ts';

export const files: Pick<Translations, 'FileField' | 'FileSize' | 'ImageField'> = {
  FileField: {
    chooseOne: 'اختيار ملف',
    chooseMany: 'اختيار ملفات',
    chooseAnother: 'اختيار ملف آخر',
    dropOne: 'أو أفلته أو ألصقه هنا',
    dropMany: 'أو أفلتها أو ألصقها هنا',
    allowedTypes: ({ types }) => `${types.join('، ')}.`,
    maxSize: ({ limit }) => `حجم الملف ${limit} على الأكثر.`,
    wrongType: ({ name, types }) => `${name} من نوع آخر. اختر أحد هذه الأنواع: ${types.join('، ')}.`,
    tooLarge: ({ name, size, limit }) => `حجم ${name} هو ${size}. اختر ملفًا لا يزيد حجمه على ${limit}.`,
    tooMany: 'اختر ملفًا واحدًا في كل مرة.',
    files: ({ label }) => `الملفات في ${label}`,
    waiting: 'في الانتظار',
    uploading: ({ name }) => `جارٍ رفع ${name}`,
    failed: 'تعذّر رفع هذا الملف.',
    hasArrived: ({ name }) => `رُفع ${name}.`,
    hasFailed: ({ name }) => `تعذّر رفع ${name}.`,
    remove: ({ name }) => `إزالة ${name}`,
    retry: ({ name }) => `رفع ${name} مرة أخرى`,
  },
  FileSize: {
    bytes: ({ amount }, { number, plural }) => {
      const counted = number(amount);
      return plural(amount, { one: 'بايت واحد', two: 'بايتان', few: `${counted} بايتات`, other: `${counted} بايت` });
    },
    kilobytes: ({ amount }, { hundredths }) => `${hundredths(amount)} كيلوبايت`,
    megabytes: ({ amount }, { hundredths }) => `${hundredths(amount)} ميغابايت`,
    gigabytes: ({ amount }, { hundredths }) => `${hundredths(amount)} غيغابايت`,
  },
  ImageField: {
    choose: 'اختيار صورة',
    replace: 'استبدال الصورة',
    remove: 'إزالة الصورة',
    drop: 'أو أفلتها أو ألصقها هنا',
    wrongType: ({ types }) => `أنواع الملفات المسموح بها: ${types.join('، ')}`,
    uploading: 'جارٍ رفع الصورة',
    hasArrived: 'رُفعت الصورة.',
    undescribed: 'صورة بلا وصف',
    cannotBeShown: 'لا يمكن عرض هذه الصورة.',
    alt: 'النص البديل',
    altHelp: 'ما تُظهره الصورة، للقراء الذين لا يرونها.',
  },
};
