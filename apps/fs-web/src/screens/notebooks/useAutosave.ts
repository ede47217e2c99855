import { limits } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { notebookPath } from '../../addresses/appPaths.ts';
import { keepNotebook, toWrittenNotebook, type WrittenNotebook } from '../../queries/notebooks.ts';
import { useServices } from '../../services.tsx';
import {
  type Autosave,
  type AutosaveState,
  createAutosave,
  type SaveResult,
  type TextChanges,
} from './createAutosave.ts';
import { notebookPageMessages } from './notebooks.messages.ts';
import { storedUnsavedText } from './storedUnsavedText.ts';
import { announceSaved, useOtherTabs } from './useOtherTabs.ts';

interface SavedNotebook {
  autosave: Autosave;
  state: AutosaveState;
  isOpenElsewhere: boolean;
}

/**
 * Saves a notebook while it is written, also when the page is left, the user logs out or a connection comes back. What
 * could not be saved is there when the notebook is opened again. A text that another tab saved is shown here.
 *
 * @param onReload loads the notebook again
 */
export function useAutosave(notebook: WrittenNotebook, onReload: () => void): SavedNotebook {
  const { client, toasts, pendingSaves } = useServices();
  const messages = useMessages(notebookPageMessages);
  const router = useRouter();
  const queries = useQueryClient();
  const isOpenElsewhere = useOtherTabs(notebook.id, onReload);
  const [stored] = useState(() => storedUnsavedText(notebook.id, () => sessionStorage));
  const [autosave] = useState(() => {
    async function save(changes: TextChanges): Promise<SaveResult> {
      const letters = changes.text?.length ?? 0;
      if (letters > limits.documentText) return { ok: false, isConflict: false, error: messages.tooLong({ letters }) };
      const saved = await client.making.updateDocument(notebook.id, changes);
      if (!saved.ok) {
        const error = saved.reason === 'not-found' ? messages.goneElsewhere : saved.error;
        return { ok: false, isConflict: saved.reason === 'conflict', error };
      }
      const changed = toWrittenNotebook(saved.data);
      await keepNotebook(queries, changed);
      announceSaved(notebook.id);
      return { ok: true, revision: changed.revision, updatedAt: changed.updatedAt };
    }
    return createAutosave(notebook, { save, onUnsavedChange: stored.write });
  });
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  useEffect(() => autosave.adopt(notebook), [autosave, notebook]);

  const handleLeft = useEffectEvent(async () => {
    await autosave.flush();
    const { saving } = autosave.state();
    if (saving.state !== 'failed') return;
    toasts.show({
      message: messages.notSaved({ error: saving.error }),
      tone: 'critical',
      action: { label: messages.open, onPress: () => void router.navigate({ href: notebookPath(notebook.id) }) },
    });
  });
  useEffect(() => {
    const unsaved = stored.read();
    if (unsaved) autosave.resume(unsaved);
  }, [autosave, stored]);
  useEffect(() => {
    const saveAgain = () => {
      if (autosave.state().saving.state === 'failed') void autosave.flush();
    };
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') void autosave.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.state().saving.state !== 'saved') event.preventDefault();
    };
    const forget = pendingSaves.add(autosave.flush);
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', saveAgain);
    return () => {
      forget();
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', saveAgain);
      void handleLeft();
    };
  }, [autosave, pendingSaves]);
  return { autosave, state, isOpenElsewhere };
}
