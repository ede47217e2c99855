'use client';
import { limits, type WorkspaceDetail } from '@fs/api-contract';
import {
  Badge,
  Button,
  EmptyState,
  Form,
  Grid,
  ImageField,
  Inline,
  KeyValue,
  Link,
  List,
  type Loadable,
  LoadableView,
  Notice,
  Section,
  Skeleton,
  Stack,
  Text,
  TextArea,
  TextField,
  useFormats,
  useMessages,
} from '@fs/ui';
import { KeepOpen } from '../../internal/KeepOpen.tsx';
import { trimmedText } from '../../internal/trimmedText.ts';
import { UsageMeters } from '../../internal/UsageMeters.tsx';
import { WorkspaceStatus } from '../WorkspaceStatus.tsx';
import { workspaceProfileMessages } from './WorkspaceProfile.messages.ts';

interface WorkspaceWatchlist {
  id: string;
  name: string;
  href: string;
  readOnly?: string | null | undefined;
}

export interface WorkspaceProfileProps {
  workspace: WorkspaceDetail;
  /** URL where an owner pays. */
  paymentHref?: string | undefined;
  /** Watchlists of the workspace, from which an owner chooses those that stay open. */
  watchlists: Loadable<readonly WorkspaceWatchlist[]>;
  /** Called when the user retries loading the watchlists. */
  onWatchlistsRetry?: () => void;
  /** URL of all watchlists, where one is made. */
  watchlistsHref: string;
  /** URL where the plan of a personal workspace is paid and changed. */
  billingHref?: string | undefined;
  onSave: (changes: { name: string; description: string }) => void;
  isSaving?: boolean;
  onLogoSelect: (file: File) => void;
  onLogoRemove: () => void;
  isUploading?: boolean;
  /** Called with the watchlists that stay open. */
  onKeepOpen: (ids: readonly string[]) => void;
  /** Why the last change failed. */
  failure?: string | undefined;
}

/** What a workspace is called and how much it has: its owners change it, members read it. */
export function WorkspaceProfile(props: WorkspaceProfileProps) {
  const messages = useMessages(workspaceProfileMessages);
  const { workspace, failure } = props;
  const isPersonal = workspace.accountType === 'PERSONAL';
  const canEdit = !isPersonal && workspace.role === 'owner' && workspace.accountStatus === 'ACTIVE';
  return (
    <Stack gap="8">
      <WorkspaceStatus workspace={workspace} paymentHref={props.paymentHref} />
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      <Usage {...props} />
      <Watchlists {...props} />
      {!isPersonal && (
        <Section title={messages.title}>{canEdit ? <Editor {...props} /> : <Facts workspace={workspace} />}</Section>
      )}
    </Stack>
  );
}

function Usage({ workspace, watchlists, billingHref, onKeepOpen }: WorkspaceProfileProps) {
  const messages = useMessages(workspaceProfileMessages);
  const { shortDay } = useFormats();
  const { usage, accountType, accountStatus, plan, renewsAt } = workspace;
  const { seats } = usage;
  const unpaid = accountType === 'ORGANIZATION' && seats.limit !== null ? seats.used - seats.limit : 0;
  return (
    <Section title={messages.usage}>
      <KeyValue
        items={[
          { label: messages.plan, value: plan },
          ...(renewsAt === null ? [] : [{ label: messages.renews, value: shortDay(renewsAt.slice(0, 10)) }]),
        ]}
      />
      <UsageMeters
        usage={usage}
        isShared={accountType === 'ORGANIZATION'}
        // Otherwise an account that nobody has paid for would have unlimited seats.
        hasSeats={accountStatus !== 'PENDING'}
      />
      {accountType === 'ORGANIZATION' && (
        <Text size="small" tone="muted">
          {messages.seatsHint}
        </Text>
      )}
      {unpaid > 0 && <Notice tone="caution">{messages.seatsUnpaid({ count: unpaid })}</Notice>}
      {billingHref !== undefined && (
        <Inline>
          <Link href={billingHref}>{messages.billing}</Link>
        </Inline>
      )}
      <ListsKeptOpen workspace={workspace} watchlists={watchlists} onKeepOpen={onKeepOpen} />
    </Section>
  );
}

function Watchlists({ watchlists, watchlistsHref, onWatchlistsRetry }: WorkspaceProfileProps) {
  const messages = useMessages(workspaceProfileMessages);
  return (
    <Section title={messages.watchlists}>
      <LoadableView of={watchlists} onRetry={onWatchlistsRetry} skeleton={<Skeleton width="half" />}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState
              message={messages.noWatchlists}
              action={<Link href={watchlistsHref}>{messages.openWatchlists}</Link>}
            />
          ) : (
            <List
              items={known.map(({ id, name, href, readOnly }) => ({
                id,
                content: (
                  <Inline>
                    <Link href={href}>
                      <bdi>{name}</bdi>
                    </Link>
                    {readOnly && <Badge tone="caution">{messages.readOnly}</Badge>}
                  </Inline>
                ),
              }))}
            />
          )
        }
      </LoadableView>
    </Section>
  );
}

function ListsKeptOpen({
  workspace,
  watchlists,
  onKeepOpen,
}: Pick<WorkspaceProfileProps, 'workspace' | 'watchlists' | 'onKeepOpen'>) {
  const messages = useMessages(workspaceProfileMessages);
  const { limit, used } = workspace.usage.watchlists;
  if (watchlists.state !== 'ready' || limit === null || used <= limit) return null;
  return (
    <KeepOpen
      items={watchlists.value}
      limit={limit}
      canChoose={workspace.role === 'owner' && workspace.accountStatus === 'ACTIVE'}
      messages={{
        over: messages.overText({ limit }),
        label: messages.keepOpen,
        tooMany: messages.tooMany({ limit }),
        save: messages.saveOpen,
      }}
      onKeepOpen={onKeepOpen}
    />
  );
}

function Editor({ workspace, onSave, isSaving, onLogoSelect, onLogoRemove, isUploading }: WorkspaceProfileProps) {
  const messages = useMessages(workspaceProfileMessages);
  return (
    <Grid columns="wide" gap="8">
      <Form
        aria-label={messages.title}
        isSubmitting={isSaving}
        validate={(data) => ({
          name: trimmedText(data, 'name').length < limits.accountNameLetters ? messages.nameShort : undefined,
        })}
        onSubmit={(data) => onSave({ name: trimmedText(data, 'name'), description: trimmedText(data, 'description') })}
      >
        <TextField
          label={messages.name}
          name="name"
          defaultValue={workspace.name}
          maxLength={limits.accountName}
          isRequired
        />
        <TextArea
          label={messages.description}
          name="description"
          defaultValue={workspace.description}
          maxLength={limits.watchlistDescription}
        />
        <Stack direction="row">
          <Button type="submit">{messages.save}</Button>
        </Stack>
      </Form>
      <ImageField
        label={messages.logo}
        src={workspace.logo ?? undefined}
        alt={messages.logoOf({ name: workspace.name })}
        maxSize={limits.avatarBytes}
        crop="square"
        onSelect={onLogoSelect}
        onRemove={workspace.logo === null && !isUploading ? undefined : onLogoRemove}
        isUploading={isUploading}
      />
    </Grid>
  );
}

function Facts({ workspace: { name, description } }: { workspace: WorkspaceDetail }) {
  const messages = useMessages(workspaceProfileMessages);
  return (
    <KeyValue
      items={[
        { label: messages.name, value: <bdi>{name}</bdi> },
        ...(description === '' ? [] : [{ label: messages.description, value: <bdi>{description}</bdi> }]),
      ]}
    />
  );
}
