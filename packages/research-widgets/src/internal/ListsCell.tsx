'use client';
import type { CompanyColumns } from '@fs/api-contract';
import { type Loadable, Skeleton, Stack, TablePopoverButton, Tag, TagList, Text, useMessages } from '@fs/ui';
import type { CompanyExtras } from './CompanyExtras.ts';
import { extraColumnsMessages } from './extraColumns.messages.ts';
import * as styles from './ListsCell.css.ts';
import { MissingValue } from './MissingValue.tsx';

export interface NamedCompany {
  id: string;
  name: string;
}

/** Lists that a cell names. Its popover has the others. */
const shownAtFirst = 2;

export interface ListsCellProps {
  company: NamedCompany;
  found: Loadable<CompanyColumns>;
  hrefOf: CompanyExtras['listHrefOf'];
}

/** The names of the first lists with a company, and a button for the others. */
export function ListsCell({ company, found, hrefOf }: ListsCellProps) {
  return (
    <span className={styles.cell}>
      {found.state === 'loading' && <Skeleton width="half" />}
      {found.state === 'ready' && <ListNames company={company} lists={found.value.watchlists} hrefOf={hrefOf} />}
      {found.state !== 'loading' && found.state !== 'ready' && <MissingValue />}
    </span>
  );
}

interface ListNamesProps extends Omit<ListsCellProps, 'found'> {
  lists: CompanyColumns['watchlists'];
}

function ListNames({ company, lists: { total, first }, hrefOf }: ListNamesProps) {
  const texts = useMessages(extraColumnsMessages);
  const others = first.slice(shownAtFirst);
  const count = total - Math.min(first.length, shownAtFirst);
  const unnamed = count - others.length;
  const label = texts.moreWith({ count, company: company.name, names: others.map(({ name }) => name), unnamed });
  return (
    <span className={styles.names}>
      {first.slice(0, shownAtFirst).map((list) => (
        <Tag key={list.id} name={list.name} href={hrefOf(list)} />
      ))}
      {count > 0 && (
        <TablePopoverButton
          label={label}
          content={() => (
            <Stack gap="2">
              <TagList
                label={texts.listsWith({ company: company.name })}
                tags={others.map((list) => ({ ...list, href: hrefOf(list) }))}
              />
              {unnamed > 0 && (
                <Text size="small" tone="muted">
                  {texts.unnamed({ count: unnamed })}
                </Text>
              )}
            </Stack>
          )}
        >
          {texts.more({ count })}
        </TablePopoverButton>
      )}
    </span>
  );
}
