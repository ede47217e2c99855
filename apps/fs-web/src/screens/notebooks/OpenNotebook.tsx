import { NotebookEditor } from '@fs/research-widgets';
import { ready, useMessages } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { notebookPath } from '../../addresses/appPaths.ts';
import { companiesByNameQuery } from '../../queries/companies.ts';
import { keepNotebook, notebookQuery, toWrittenNotebook, type WrittenNotebook } from '../../queries/notebooks.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { LiveCompany } from './LiveCompany.tsx';
import { notebookPageMessages } from './notebooks.messages.ts';
import { useAutosave } from './useAutosave.ts';

interface OpenNotebookProps {
  notebook: WrittenNotebook;
  /** Loads the notebook again. */
  onReload: () => void;
}

/** A notebook that is loaded: it saves itself, and shows what other tabs save. */
export function OpenNotebook({ notebook, onReload }: OpenNotebookProps) {
  const messages = useMessages(notebookPageMessages);
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const router = useRouter();
  const { autosave, state, isOpenElsewhere } = useAutosave(notebook, onReload);
  const [sought, setSought] = useState('');
  const companies = useQuery({ ...companiesByNameQuery(client, sought), enabled: sought !== '' });

  async function resolve(choice: 'both' | 'mine' | 'theirs') {
    const newest = await queries.fetchQuery(notebookQuery(client, notebook.id)).catch(() => null);
    if (!newest) return;
    if (choice === 'both' && !(await keepCopy(newest.name))) return;
    autosave.resolve(newest, choice === 'mine' ? 'mine' : 'theirs');
  }

  /** Stores the user's version as a notebook of its own. */
  async function keepCopy(name: string): Promise<boolean> {
    const copyName = messages.copyName({ name });
    const { text } = autosave.state();
    const copy = await client.making.createDocument({ doctype: 'notebook', name: copyName, text });
    if (!copy.ok) {
      toasts.show({ message: copy.limit?.message ?? copy.error, tone: 'critical' });
      return false;
    }
    await keepNotebook(queries, toWrittenNotebook(copy.data));
    toasts.show({
      message: messages.copied({ name: copyName }),
      action: {
        label: messages.open,
        onPress: () => void router.navigate({ href: notebookPath(copy.data.id) }),
      },
    });
    return true;
  }

  return (
    <NotebookEditor
      notebook={ready(notebook)}
      text={state.text}
      onTextChange={autosave.edit}
      onRename={autosave.rename}
      saving={state.saving}
      onRetrySave={() => void autosave.flush()}
      onResolve={(choice) => void resolve(choice)}
      isOpenElsewhere={isOpenElsewhere}
      finder={{
        found: sought === '' ? null : toLoadable(companies),
        onSearch: setSought,
        onRetry: () => void companies.refetch(),
      }}
      renderLive={(reference) => <LiveCompany reference={reference} />}
    />
  );
}
