import { createLazyModule, type LazyModule } from '@fs/ui/lazy-module';
import type { MessageOverrides } from '@fs/ui/messages';
import type { LanguageId } from './languages.ts';

// Each language is a file of its own, which only its users load. English is the default of every text.
const languages: Readonly<Record<Exclude<LanguageId, 'en'>, LazyModule<{ texts: MessageOverrides }>>> = {
  ar: createLazyModule(() => import('../locales/all/ar.ts')),
  de: createLazyModule(() => import('../locales/all/de.ts')),
};

const english: MessageOverrides = {};

/**
 * Loads all texts of a language.
 * @throws when the file cannot be loaded. The next call tries again.
 */
export async function loadTexts(language: LanguageId): Promise<MessageOverrides> {
  return language === 'en' ? english : (await languages[language].load()).texts;
}
