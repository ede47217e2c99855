'use client';
import {
  Avatar,
  IconButton,
  type Loadable,
  LoadableView,
  Notice,
  Section,
  Select,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
import * as styles from './WatchlistShare.css.ts';
import { watchlistShareMessages } from './WatchlistShare.messages.ts';

/** The owner of the list. */
export interface SharedOwner {
  role: 'owner';
  /** Display name. The email is never shown. */
  name: string;
  isYou?: boolean;
}

/** A person with whom the list was shared. */
export interface SharedGuest {
  role: 'admin' | 'viewer';
  email: string;
  isYou?: boolean;
}

/** A person with access to the list. */
export type SharedPerson = SharedOwner | SharedGuest;

export type ShareRoleChange = Pick<SharedGuest, 'email' | 'role'>;

export interface SharePeopleProps {
  /** Owner first. */
  people: Loadable<readonly SharedPerson[]>;
  onRemove: (email: string) => void;
  /** The address being removed. */
  removing?: string;
  /** Absent for users who cannot change access. They see the roles as text. */
  onRoleChange?: (change: ShareRoleChange) => void;
  /** Why the last change of people or teams failed. */
  failure?: string;
  /** Called when the user retries loading the people. */
  onRetry?: () => void;
}

/** People with access and their roles. Roles can be changed and access removed. */
export function SharePeople({ people, failure, onRetry, ...actions }: SharePeopleProps) {
  const messages = useMessages(watchlistShareMessages);
  return (
    <Section title={messages.people} level={3} size="title">
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      <LoadableView of={people} onRetry={onRetry} skeleton={<Rows />}>
        {(all) =>
          all.every(({ role, isYou = false }) => role === 'owner' && isYou) ? (
            <Text tone="muted">{messages.nobody}</Text>
          ) : (
            // Safari drops the list role of a list without markers.
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <ul role="list" aria-label={messages.people} className={styles.people}>
              {all.map((person) => (
                <li key={person.role === 'owner' ? person.role : person.email} className={styles.person}>
                  <Avatar name={nameOf(person)} isDecorative />
                  <span className={styles.words}>
                    <Text element="span">
                      <bdi>{person.isYou ? messages.you : nameOf(person)}</bdi>
                    </Text>
                    {!(mayChange(person) && actions.onRoleChange) && (
                      <Text element="span" size="small" tone="muted">
                        {messages[person.role]}
                      </Text>
                    )}
                  </span>
                  {mayChange(person) && <Tools {...actions} person={person} />}
                </li>
              ))}
            </ul>
          )
        }
      </LoadableView>
    </Section>
  );
}

const nameOf = (person: SharedPerson): string => (person.role === 'owner' ? person.name : person.email);

const mayChange = (person: SharedPerson): person is SharedGuest => person.role !== 'owner';

type ToolsProps = Pick<SharePeopleProps, 'onRemove' | 'removing' | 'onRoleChange'> & { person: SharedGuest };

function Tools({ person, onRemove, removing, onRoleChange }: ToolsProps) {
  const messages = useMessages(watchlistShareMessages);
  const { email, role, isYou } = person;
  const roles = ['viewer', 'admin'] as const;
  return (
    <span className={styles.tools}>
      {onRoleChange && (
        <Select
          label={messages.role(person)}
          isLabelHidden
          options={roles.map((id) => ({ id, label: messages[id] }))}
          value={role}
          onChange={(next) => {
            const chosen = roles.find((each) => each === next);
            if (chosen && chosen !== role) onRoleChange({ email, role: chosen });
          }}
        />
      )}
      {(onRoleChange || role === 'viewer' || isYou) && (
        <IconButton
          label={isYou ? messages.leave : messages.remove(person)}
          size="small"
          isPending={removing === email}
          onPress={() => onRemove(email)}
        >
          <CloseIcon />
        </IconButton>
      )}
    </span>
  );
}

function Rows() {
  return (
    <Stack gap="3">
      <Skeleton width="half" />
      <Skeleton width="half" />
    </Stack>
  );
}
