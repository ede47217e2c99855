import { NotebookEditor } from '@fs/research-widgets';
import { Page, Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { notebookPath, notebooksPath } from '../../addresses/appPaths.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { notebookQuery } from '../../queries/notebooks.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { UnknownSubject } from '../../shell/UnknownSubject.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { notebookPageMessages } from './notebooks.messages.ts';
import { OpenNotebook } from './OpenNotebook.tsx';

/** One notebook (AMB-186). */
export function NotebookScreen() {
  const messages = useMessages(notebookPageMessages);
  const { client } = useServices();
  const { docId = '' } = useParams({ strict: false });
  const notebook = useQuery(notebookQuery(client, docId));
  const loadable = toLoadable(notebook);
  usePageTitle(notebook.data?.name);
  if (notebook.error instanceof CallFailure && notebook.error.reason === 'not-found') {
    return (
      <Page id={contentId}>
        <UnknownSubject title={messages.unknown} text={messages.unknownText} />
      </Page>
    );
  }
  return (
    <Page id={contentId}>
      <Stack gap="4">
        <PageCrumbs
          crumbs={[
            { label: messages.notebooks, href: notebooksPath },
            { label: notebook.data?.name ?? messages.notebook, href: notebookPath(docId) },
          ]}
        />
        {notebook.data ? (
          <OpenNotebook key={docId} notebook={notebook.data} onReload={() => void notebook.refetch()} />
        ) : (
          <NotebookEditor
            notebook={loadable}
            text=""
            onTextChange={ignore}
            onRename={async () => ({ ok: true })}
            saving={{ state: 'saving' }}
            onRetrySave={ignore}
            onResolve={ignore}
            finder={{ found: null, onSearch: ignore }}
            renderLive={() => null}
            onReload={() => void notebook.refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}

/** There is nothing to change until it is loaded. */
const ignore = () => undefined;
