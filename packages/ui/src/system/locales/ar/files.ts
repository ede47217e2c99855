import type { Translations } from '../Translations.ts';

export const files: Pick<Translations, 'FileField' | 'FileSize' | 'ImageField'> = {
  FileField: {
    chooseOne: 'اختيار ملف',
    chooseMany: 'اختيار ملفات',
    chooseAnother: 'اختيار ملف آخر',
    dropOne: 'أو اسحبه وأفلته أو ألصقه',
    dropMany: 'أو اسحبها وأفلتها أو ألصقها',
    allowedTypes: ({ types }, { list }) => `المقبول: ${list(types)}.`,
    maxSize: ({ limit }) => `حتى ${limit} لكل ملف.`,
    wrongType: ({ name, types }, { list }) => `نوع الملف ${name} غير مدعوم. اختر ${list(types, 'or')}.`,
    tooLarge: ({ name, size, limit }) => `${name} كبير جدًا (${size}). اختر ملفًا يصل حجمه إلى ${limit}.`,
    tooMany: 'اختر ملفًا واحدًا في كل مرة.',
    files: ({ label }) => `الملفات في ${label}`,
    waiting: 'في الانتظار',
    uploading: ({ name }) => `جارٍ رفع ${name}`,
    failed: 'تعذّر رفع هذا الملف.',
    hasArrived: ({ name }) => `رُفع ${name}.`,
    hasFailed: ({ name }) => `تعذّر رفع ${name}.`,
    remove: ({ name }) => `إزالة ${name}`,
    retry: ({ name }) => `إعادة محاولة رفع ${name}`,
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
    drop: 'أو اسحبها وأفلتها أو ألصقها',
    wrongType: ({ types }, { list }) => `أنواع الملفات المسموح بها: ${list(types)}`,
    uploading: 'جارٍ رفع الصورة',
    hasArrived: 'رُفعت الصورة.',
    undescribed: 'صورة بلا نص بديل',
    cannotBeShown: 'تعذّر تحميل هذه الصورة.',
    alt: 'النص البديل',
    altHelp: 'صِف الصورة لمن لا يستطيعون رؤيتها.',
  },
};
