'use client';
import type { Person } from '@fs/api-contract';
import { Avatar, Button, type Loadable, Stack, Text, useMessages } from '@fs/ui';
import { type PersonHref, PersonLink } from '../../internal/InvestorLink.tsx';
import { useOpenSection } from '../../internal/openSection.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import * as styles from './CompanyPeople.css.ts';
import { companyPeopleMessages } from './CompanyPeople.messages.ts';

export interface CompanyPeopleProps {
  people: Loadable<readonly Person[]>;
  /** URL of a person's page. Without it names are plain text. */
  hrefOf?: PersonHref | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** People at a company, with their titles. */
export function CompanyPeople({ people, hrefOf, onRetry }: CompanyPeopleProps) {
  const messages = useMessages(companyPeopleMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={people}
      isEmpty={(persons) => persons.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
    >
      {(persons) => <Persons persons={persons} hrefOf={hrefOf} />}
    </ProfileSection>
  );
}

/** Number of people before the list is expanded. */
const shownAtFirst = 5;

interface PersonsProps extends Pick<CompanyPeopleProps, 'hrefOf'> {
  persons: readonly Person[];
}

function Persons({ persons, hrefOf }: PersonsProps) {
  const messages = useMessages(companyPeopleMessages);
  const [isOpen, setOpen] = useOpenSection();
  const shown = isOpen ? persons : persons.slice(0, shownAtFirst);
  return (
    <Stack gap="4">
      {/* Safari drops the list role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list" aria-label={messages.title} className={styles.list}>
        {shown.map((person) => (
          <li key={person.id} className={styles.person}>
            <Words {...person} hrefOf={hrefOf} />
          </li>
        ))}
      </ul>
      {persons.length > shownAtFirst && (
        <div>
          <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? messages.showLess : messages.showAll({ count: persons.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Words({ id, first_name, last_name, title, active, hrefOf }: Person & Pick<CompanyPeopleProps, 'hrefOf'>) {
  const messages = useMessages(companyPeopleMessages);
  const name = `${first_name} ${last_name}`.trim();
  return (
    <>
      <Avatar name={name} isDecorative />
      <span className={styles.words}>
        <Text element="span">
          <PersonLink person={{ id, name }} hrefOf={hrefOf} />
        </Text>
        <Text element="span" size="small" tone="muted">
          <bdi>{active ? title : `${title} · ${messages.former}`}</bdi>
        </Text>
      </span>
    </>
  );
}
