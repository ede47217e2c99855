import type { MessageOverrides } from '@fs/ui/messages';
import type { LanguageId } from './languages.ts';

/** The language of all texts on the page, and the texts. */
export interface ShownLanguage {
  language: LanguageId;
  /** Empty for English. */
  texts: MessageOverrides;
  /** `starting`: nothing can be shown yet, because the first texts are loading. */
  status: 'starting' | 'shown';
  /** The language that failed to load, if the last one did. */
  failed?: LanguageId;
}

const english: ShownLanguage = { language: 'en', texts: {}, status: 'shown' };

/**
 * The language that is shown, which follows the chosen one once its texts are loaded. Until then, and after a failure,
 * the previous one stays. The first language has no previous one, so that English never flashes before it.
 *
 * @param first the language chosen on this device
 * @param load loads the texts of a language
 */
export function createShownLanguage(first: LanguageId, load: (language: LanguageId) => Promise<MessageOverrides>) {
  const listeners = new Set<() => void>();
  let chosen: LanguageId = 'en';
  let shown: ShownLanguage = first === 'en' ? english : { language: first, texts: {}, status: 'starting' };

  function set(next: ShownLanguage): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  async function choose(language: LanguageId): Promise<void> {
    if (language === chosen) {
      // Staying with the language that is shown puts away the notice about another one.
      if (shown.failed) set({ language: shown.language, texts: shown.texts, status: shown.status });
      return;
    }
    chosen = language;
    try {
      const texts = await load(language);
      if (language === chosen) set({ language, texts, status: 'shown' });
    } catch {
      // Choosing it again tries again.
      if (language !== chosen) return;
      const { status, ...previous } = shown;
      chosen = status === 'starting' ? 'en' : previous.language;
      set({ ...(status === 'starting' ? english : shown), failed: language });
    }
  }

  void choose(first);
  return {
    /** Returns the same object until it changes. */
    shown: (): ShownLanguage => shown,
    /** Shows a language as soon as its texts are loaded. */
    choose: (language: LanguageId): void => void choose(language),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
