import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { keepNotebook, toWrittenNotebook, type WrittenNotebook } from '../../queries/notebooks.ts';
import { useServices } from '../../services.tsx';
import {
  type Autosave,
  type AutosaveState,
  createAutosave,
  type SaveResult,
  type TextChanges,
} from './createAutosave.ts';
import { announceSaved, useOtherTabs } from './useOtherTabs.ts';

interface SavedNotebook {
  autosave: Autosave;
  state: AutosaveState;
  isOpenElsewhere: boolean;
}

/**
 * Saves a notebook while it is written, also when the page is left or the user logs out. A text that another tab saved is shown here.
 *
 * @param onReload loads the notebook again
 */
export function useAutosave(notebook: WrittenNotebook, onReload: () => void): SavedNotebook {
  const { client, toasts, pendingSaves } = useServices();
  const queries = useQueryClient();
  const isOpenElsewhere = useOtherTabs(notebook.id, onReload);
  const [autosave] = useState(() => {
    async function save(changes: TextChanges): Promise<SaveResult> {
      const saved = await client.making.updateDocument(notebook.id, changes);
      if (!saved.ok) return { ok: false, isConflict: saved.reason === 'conflict', error: saved.error };
      const changed = toWrittenNotebook(saved.data);
      await keepNotebook(queries, changed);
      announceSaved(notebook.id);
      return { ok: true, revision: changed.revision, updatedAt: changed.updatedAt };
    }
    return createAutosave(notebook, { save });
  });
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  useEffect(() => autosave.adopt(notebook), [autosave, notebook]);

  const handleLeft = useEffectEvent(async () => {
    await autosave.flush();
    const { saving } = autosave.state();
    if (saving.state === 'failed') toasts.show({ message: saving.error, tone: 'critical' });
  });
  useEffect(() => {
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') void autosave.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.state().saving.state !== 'saved') event.preventDefault();
    };
    const forget = pendingSaves.add(autosave.flush);
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('beforeunload', warn);
    return () => {
      forget();
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('beforeunload', warn);
      void handleLeft();
    };
  }, [autosave, pendingSaves]);
  return { autosave, state, isOpenElsewhere };
}
