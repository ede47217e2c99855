import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { preferencesQuery, savePreferenceMutation } from '../queries/preferences.ts';
import { useServices, useSessionState } from '../services.tsx';
import { storedTimeZone } from './storedTimeZone.ts';

/**
 * Keeps the time zone of this device and that of the user's account the same: a change here is saved, and a choice from
 * another device applies here. Without a choice, the account learns the zone of the device that was used last.
 */
export function useTimeZoneSync(): void {
  const { client, display } = useServices();
  const { user } = useSessionState();
  const owner = user?.attributes.sub ?? '';
  const { timeZone } = useSyncExternalStore(display.subscribe, display.settings);
  const { data } = useQuery(preferencesQuery(client, owner));
  const { mutate, isPending } = useMutation(savePreferenceMutation(client, owner, 'time_zone'));
  const applied = useRef(timeZone);
  // What the server refused is not sent again, or each answer would lead to the next request.
  const sent = useRef('');
  useEffect(() => {
    // While a choice is being saved, an answer may still have the one before.
    if (!data || isPending) return;
    const { zone, choice } = storedTimeZone(data);
    const isChangedHere = timeZone !== applied.current;
    applied.current = timeZone;
    // What was chosen here before must be sent again, since another device may have changed it in the meantime.
    if (isChangedHere) sent.current = '';
    if (!isChangedHere && timeZone !== choice) {
      applied.current = choice;
      display.change({ timeZone: choice });
      return;
    }
    const wanted = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const content = { value: wanted, details: { isChosen: timeZone !== null } };
    const isKnown = wanted === zone && timeZone === choice;
    if (isKnown || sent.current === JSON.stringify(content)) return;
    sent.current = JSON.stringify(content);
    mutate(content);
  }, [data, isPending, timeZone, display, mutate]);
}
