'use client';
import { articleExists, type EditorArticle, type MarketPulse } from '@fs/api-contract';
import {
  Button,
  Confirm,
  Drawer,
  type FieldErrors,
  Form,
  Inline,
  type Loadable,
  LoadableView,
  Skeleton,
  Stack,
  Tab,
  Tabs,
  type Toast,
  useMessages,
} from '@fs/ui';
import { useRef, useState } from 'react';
import { useIsMounted } from '../../internal/useIsMounted.ts';
import { RestoredInput } from '../editing/RestoredInput.tsx';
import { useDraft } from '../editing/useDraft.ts';
import { CurationConflict } from './CurationConflict.tsx';
import { curationDrawerMessages } from './CurationDrawer.messages.ts';
import { CurationFields, type CurationSearch } from './CurationFields.tsx';
import { CurationPreview } from './CurationPreview.tsx';
import { type CurationDraft, type CurationPreset, createDraft, findMissing } from './curationDraft.ts';

/** What became of a save. `rival` is what another editor saved in the meantime. */
export type CurationSaved = { ok: true } | { ok: false; error: string; rival?: EditorArticle };

/** What became of an upload or a deletion. */
export type CurationOutcome<Data = object> = { ok: true; data: Data } | { ok: false; error: string };

export interface CurationDrawerProps extends CurationSearch {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The article to edit. Null for a new one. */
  article: Loadable<EditorArticle> | null;
  /** What a new article begins with. */
  preset?: CurationPreset;
  /** Input of an earlier time that was not saved. */
  stored?: CurationDraft | null;
  /** Called with each change of the input, and with null once nothing is unsaved. Store it. */
  onDraftChange: (draft: CurationDraft | null) => void;
  categories: readonly MarketPulse[];
  /** Source of our own articles, such as the name of the product. */
  publisher: string;
  onUpload: (file: File) => Promise<CurationOutcome<{ url: string }>>;
  /** Creates or saves the article. */
  onSave: (draft: CurationDraft) => Promise<CurationSaved>;
  onDelete: () => Promise<CurationOutcome>;
  /** Called with the outcome. Show it as a toast. */
  onNotice: (notice: Toast) => void;
  onRetry?: () => void;
}

const noPreset: CurationPreset = {};

/** The drawer in which editors write an article, see it as users will, schedule it and delete it. */
export function CurationDrawer({ isOpen, onOpenChange, article, onRetry, ...form }: CurationDrawerProps) {
  const messages = useMessages(curationDrawerMessages);
  const skeleton = (
    <Stack gap="3">
      <Skeleton />
      <Skeleton shape="block" />
    </Stack>
  );
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={messages.title} width="wide">
      {article === null ? (
        <CurationForm {...form} article={null} onClose={() => onOpenChange(false)} />
      ) : (
        <LoadableView of={article} skeleton={skeleton} {...(onRetry && { onRetry })}>
          {(known) => <CurationForm {...form} article={known} onClose={() => onOpenChange(false)} />}
        </LoadableView>
      )}
    </Drawer>
  );
}

interface CurationFormProps extends Omit<CurationDrawerProps, 'isOpen' | 'onOpenChange' | 'article' | 'onRetry'> {
  article: EditorArticle | null;
  onClose: () => void;
}

function CurationForm({
  article,
  preset = noPreset,
  stored = null,
  onDraftChange,
  categories,
  publisher,
  onUpload,
  onSave,
  onDelete,
  onNotice,
  onClose,
  ...search
}: CurationFormProps) {
  const messages = useMessages(curationDrawerMessages);
  // The article at the time of opening: a newer one that is loaded meanwhile must not replace the input.
  const [opened] = useState(article);
  const [initial] = useState(() => createDraft(opened, preset, new Date()));
  const { draft, isRestored, change, reset } = useDraft({ initial, stored, onDraftChange });
  const [rival, setRival] = useState<EditorArticle>();
  const [error, setError] = useState<string>();
  const [problems, setProblems] = useState<FieldErrors>({});
  const [refused, setRefused] = useState<FieldErrors>({});
  const [uploadError, setUploadError] = useState<string>();
  const [busy, setBusy] = useState<'saving' | 'uploading' | 'deleting'>();
  const [isAsking, setAsking] = useState(false);
  /** Number of the last upload. The outcome of an earlier one is ignored. */
  const uploads = useRef(0);
  const isNew = opened === null;
  const isMounted = useIsMounted();
  const isUploading = busy === 'uploading';

  async function save() {
    setBusy('saving');
    setError(undefined);
    setRefused({});
    const saved = await onSave(draft);
    setBusy(undefined);
    if (saved.ok) {
      onDraftChange(null);
      onNotice({ message: isNew ? messages.added : messages.updated, tone: 'positive' });
      close();
      return;
    }
    if (saved.rival) {
      const { revision } = saved.rival;
      setRival(saved.rival);
      // The next save replaces what the editor has now seen.
      change((before) => ({ ...before, revision }));
      return;
    }
    setError(saved.error);
    // The specified text says neither what is wrong nor where.
    if (saved.error === articleExists) setRefused({ slug: messages.slugTaken });
    onNotice({ message: saved.error, tone: 'critical' });
  }

  async function upload(file: File) {
    uploads.current += 1;
    const turn = uploads.current;
    setBusy('uploading');
    setUploadError(undefined);
    const sent = await onUpload(file);
    // The editor took the image back, or chose another one.
    if (turn !== uploads.current) return;
    setBusy(undefined);
    if (sent.ok) change((before) => ({ ...before, image: sent.data.url }));
    else setUploadError(messages.uploadFailed(sent));
  }

  function stopUpload() {
    uploads.current += 1;
    setBusy(undefined);
  }

  async function remove() {
    stopUpload();
    setBusy('deleting');
    const gone = await onDelete();
    setBusy(undefined);
    setAsking(false);
    if (!gone.ok) {
      setError(gone.error);
      onNotice({ message: gone.error, tone: 'critical' });
      return;
    }
    onDraftChange(null);
    onNotice({ message: messages.deleted, tone: 'positive' });
    close();
  }

  /** Unless the editor closed it meanwhile: by now another article may be open. */
  function close() {
    if (isMounted()) onClose();
  }

  function discard() {
    reset(initial);
    setRival(undefined);
  }

  return (
    <Stack gap="4">
      {isRestored && <RestoredInput onDiscard={discard} />}
      {rival && <CurationConflict draft={draft} rival={rival} onChange={change} />}
      <Tabs label={messages.view}>
        <Tab id="edit" label={messages.edit}>
          <Form
            {...(error !== undefined && { error })}
            errors={refused}
            isSubmitting={busy === 'saving'}
            validate={() => {
              const missing = isUploading ? { image: messages.imageUploading } : findMissing(draft, isNew, messages);
              setProblems(missing);
              return missing;
            }}
            onSubmit={() => void save()}
          >
            <Stack gap="4">
              <CurationFields
                {...search}
                draft={draft}
                onChange={change}
                isNew={isNew}
                categories={categories}
                isUploading={isUploading}
                imageError={uploadError ?? (draft.image === '' ? (problems.image ?? undefined) : undefined)}
                onUpload={(file) => void upload(file)}
                onStopUpload={stopUpload}
                companyError={draft.company === null ? (problems.company ?? undefined) : undefined}
              />
              <Inline gap="2">
                <Button
                  type="submit"
                  tone="accent"
                  isPending={busy === 'saving'}
                  // Otherwise the article would be saved without the image that is on its way.
                  {...(isUploading && { disabledReason: messages.imageUploading })}
                >
                  {messages.save}
                </Button>
                {!isNew && (
                  <Button tone="quiet" onPress={() => setAsking(true)}>
                    {messages.delete}
                  </Button>
                )}
              </Inline>
            </Stack>
          </Form>
        </Tab>
        <Tab id="preview" label={messages.preview}>
          <CurationPreview draft={draft} publisher={publisher} />
        </Tab>
      </Tabs>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={messages.deleteTitle({ title: opened?.title ?? '' })}
        confirmLabel={messages.delete}
        tone="critical"
        isPending={busy === 'deleting'}
        onConfirm={() => void remove()}
      >
        {messages.deleteText}
      </Confirm>
    </Stack>
  );
}
