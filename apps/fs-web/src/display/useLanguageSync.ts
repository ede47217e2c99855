import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { preferencesQuery, savePreferenceMutation } from '../queries/preferences.ts';
import { useServices, useSessionState } from '../services.tsx';
import { storedLanguage } from './storedLanguage.ts';

/**
 * Keeps the language of this device and that of the user's account the same, so that mails are in it: a change here is
 * saved, and a choice from another device applies here. English is saved only where another language was chosen before.
 */
export function useLanguageSync(): void {
  const { client, display } = useServices();
  const { user } = useSessionState();
  const owner = user?.attributes.sub ?? '';
  const { language } = useSyncExternalStore(display.subscribe, display.settings);
  const { data } = useQuery(preferencesQuery(client, owner));
  const { mutate } = useMutation(savePreferenceMutation(client, owner, 'language'));
  const applied = useRef(language);
  // What the server refused is not sent again, or each answer would lead to the next request.
  const sent = useRef<string>(null);
  useEffect(() => {
    if (!data) return;
    const stored = storedLanguage(data);
    // What was sent has arrived: from now on, another device may change it.
    if (stored === language) sent.current = null;
    const isChangedHere = language !== applied.current;
    applied.current = language;
    if (!isChangedHere && stored !== undefined && stored !== language && sent.current === null) {
      applied.current = stored;
      display.change({ language: stored });
      return;
    }
    if (language === (stored ?? 'en') || sent.current === language) return;
    sent.current = language;
    mutate({ value: language, details: {} });
  }, [data, language, display, mutate]);
}
