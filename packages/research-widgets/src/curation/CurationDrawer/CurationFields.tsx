'use client';
import { articleSlug, limits, type MarketPulse } from '@fs/api-contract';
import {
  Button,
  Checkbox,
  DatePicker,
  DynamicList,
  ImageField,
  Inline,
  type Loadable,
  MarkdownField,
  Notice,
  Select,
  Stack,
  TagField,
  Text,
  TextArea,
  TextField,
  useMessages,
} from '@fs/ui';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { CompanyPicker } from '../../companies/CompanyPicker/CompanyPicker.tsx';
import { curationDrawerMessages } from './CurationDrawer.messages.ts';
import { type CurationDraft, isBlankSlug, type KeyPoint, withTitle } from './curationDraft.ts';

export interface CurationSearch {
  /** Results of the last search for companies. Null before the first one. */
  found: Loadable<readonly LinkedCompany[]> | null;
  /** Called after 750 ms without input. */
  onSearch: (text: string) => void;
  onRetrySearch?: () => void;
}

interface CurationFieldsProps extends CurationSearch {
  draft: CurationDraft;
  onChange: (change: (draft: CurationDraft) => CurationDraft) => void;
  isNew: boolean;
  categories: readonly MarketPulse[];
  isUploading: boolean;
  /** That there is no image, or why it was not uploaded. */
  imageError: string | undefined;
  onUpload: (file: File) => void;
  /** Called when the editor takes back an image that is on its way. The one before stays. */
  onStopUpload: () => void;
  /** That no company is selected. */
  companyError: string | undefined;
}

const none = 'none';

/** A slug as the server stores it, so that the preview is the address. */
const addressOf = (slug: string) => (isBlankSlug(slug) ? '' : articleSlug(slug));

/** The fields of an article. */
export function CurationFields(props: CurationFieldsProps) {
  const { draft, onChange, isNew, categories, isUploading, imageError, onUpload, onStopUpload } = props;
  const messages = useMessages(curationDrawerMessages);
  const set = (change: Partial<CurationDraft>) => onChange((before) => ({ ...before, ...change }));
  return (
    <Stack gap="4">
      <TextField
        label={messages.titleField}
        name="title"
        value={draft.title}
        maxLength={limits.articleTitle}
        onChange={(title) => onChange((before) => withTitle(before, title))}
      />
      <TextField
        label={messages.slug}
        name="slug"
        value={draft.slug}
        maxLength={limits.articleSlug}
        isReadOnly={!isNew}
        description={messages.slugPreview({ slug: addressOf(draft.slug) })}
        onChange={(slug) => set({ slug, isSlugOwn: slug !== '' })}
      />
      <TextArea
        label={messages.description}
        name="description"
        value={draft.description}
        maxLength={limits.articleDescription}
        onChange={(description) => set({ description })}
      />
      <DynamicList<KeyPoint>
        label={messages.points}
        name="points"
        value={draft.points}
        onChange={(points) => set({ points })}
        createItem={() => ({ id: crypto.randomUUID(), text: '' })}
        itemLabel={messages.point}
        nameOf={({ text }) => text}
        addLabel={messages.addPoint}
        maxItems={limits.articleKeyPoints}
        renderItem={({ item, index, onChange: change }) => (
          <TextField
            label={`${messages.point} ${index + 1}`}
            isLabelHidden
            name={`point-${item.id}`}
            value={item.text}
            maxLength={limits.articleKeyPoint}
            onChange={(text) => change({ ...item, text })}
          />
        )}
      />
      <ImageField
        label={messages.image}
        name="image"
        {...(draft.image !== '' && { src: draft.image })}
        isUploading={isUploading}
        {...(imageError !== undefined && { error: imageError })}
        onSelect={onUpload}
        onRemove={() => (isUploading ? onStopUpload() : set({ image: '' }))}
        maxSize={limits.articleImageBytes}
      />
      <MarkdownField
        label={messages.content}
        name="content"
        value={draft.content}
        onChange={(content) => set({ content })}
      />
      {isNew && <CompanyChoice {...props} />}
      <Inline gap="4">
        <DatePicker label={messages.day} name="day" value={draft.day} onChange={(day) => set({ day })} />
        <TextField
          label={messages.time}
          name="time"
          value={draft.time}
          inputMode="numeric"
          placeholder="09:30"
          maxLength={5}
          onChange={(time) => set({ time })}
        />
      </Inline>
      <Text size="small" tone="muted">
        {messages.timeHelp}
      </Text>
      <Checkbox
        label={messages.featured}
        isSelected={draft.isFeatured}
        onChange={(isFeatured) => set({ isFeatured })}
      />
      <Select
        label={messages.category}
        options={[
          { id: none, label: messages.noCategory },
          ...categories.map(({ slug, label }) => ({ id: slug, label })),
        ]}
        value={draft.category ?? none}
        onChange={(id) => set({ category: id === none ? null : id })}
      />
      <TagField
        label={messages.topics}
        description={messages.topicsHelp}
        value={draft.topics}
        maxTags={limits.articleKeywords}
        onChange={(topics) => set({ topics })}
      />
    </Stack>
  );
}

function CompanyChoice({ draft, onChange, found, onSearch, onRetrySearch, companyError }: CurationFieldsProps) {
  const messages = useMessages(curationDrawerMessages);
  const { company } = draft;
  return (
    <Stack gap="2">
      <CompanyPicker
        label={messages.company}
        found={found}
        onSearch={onSearch}
        onPick={(picked) => onChange((before) => ({ ...before, company: picked }))}
        chosenIds={new Set(company ? [company.id] : [])}
        {...(onRetrySearch && { onRetry: onRetrySearch })}
      />
      {company ? (
        <Inline gap="2">
          <Text weight="medium">
            <bdi>{company.name}</bdi>
          </Text>
          <Button size="small" tone="quiet" onPress={() => onChange((before) => ({ ...before, company: null }))}>
            {messages.removeCompany({ name: company.name })}
          </Button>
        </Inline>
      ) : (
        <Text tone="muted">{messages.noCompany}</Text>
      )}
      {companyError !== undefined && <Notice tone="critical">{companyError}</Notice>}
    </Stack>
  );
}
