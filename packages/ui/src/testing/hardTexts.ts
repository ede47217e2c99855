/** Text that breaks fragile layouts. */
export const hardTexts = {
  unbreakable: 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200),
  arabic: 'شركة المرفأ للخدمات اللوجستية',
  mixed: 'Harborline (شركة المرفأ), founded 2014',
  long: 'A sentence that goes on for rather longer than whoever drew this had in mind, as sentences in other languages do.',
} as const;
