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

/** The one whose list it is. */
export interface SharedOwner {
  role: 'owner';
  /** What they are called: their email is told to nobody. */
  name: string;
  isYou?: boolean;
}

/** Someone who was given the list. */
export interface SharedGuest {
  role: 'admin' | 'viewer';
  email: string;
  isYou?: boolean;
}

/** Someone who has the list. */
export type SharedPerson = SharedOwner | SharedGuest;

export type ShareRoleChange = Pick<SharedGuest, 'email' | 'role'>;

export interface SharePeopleProps {
  /** Its owner first. */
  people: Loadable<readonly SharedPerson[]>;
  onRemove: (email: string) => void;
  /** The address that is being removed. */
  removing?: string;
  /** Left out for a user who may not say who changes the list: they see what everybody may do. */
  onRoleChange?: (change: ShareRoleChange) => void;
  /** Why the last change of people or teams failed. */
  failure?: string;
  /** The user wants another try after the people could not be loaded. */
  onRetry?: () => void;
}

/** Who has the list, as what; whoever was given it can be let do more or less, or shut out. */
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
            // Safari forgets that a list without markers is one.
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
