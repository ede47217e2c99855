'use client';
import { Button, Stack, Text, useMessages } from '@fs/ui';
import { type ReactNode, useState } from 'react';
import { CompanyLogo } from '../companies/CompanyLogo/CompanyLogo.tsx';
import * as styles from './DealRows.css.ts';
import { dealMessages } from './deals.messages.ts';
import * as lined from './linedRows.css.ts';

export interface DealRow {
  /** Unique in its list. */
  id: string;
  /** Whose logo stands first; left out, none does. */
  logo?: { name: string; logo_url: string | null };
  title: ReactNode;
  /** A second line under the title. */
  detail?: ReactNode;
  /** At the end of the row: an amount. */
  figure?: ReactNode;
  /** Under the figure: a day. */
  when?: ReactNode;
}

export interface DealRowsProps {
  /** Names the list, for those who do not see it. */
  label: string;
  rows: readonly DealRow[];
  /** Words of the button that opens the list: "Show all 64 coinvestors". Without it all rows stand from the start. */
  showAll?: (of: { count: number }) => string;
  /** How many stand before it is opened. @default 10 */
  shownAtFirst?: number;
}

/** Deals one under the other: who, what, how much and when; the first few until the user asks for all. */
export function DealRows({ label, rows, shownAtFirst = 10, showAll }: DealRowsProps) {
  const messages = useMessages(dealMessages);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, shownAtFirst);
  if (!showAll || rows.length <= shownAtFirst) return <Rows label={label} rows={rows} />;
  return (
    <Stack gap="3">
      <Rows label={label} rows={shown} />
      <div>
        <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? messages.showLess : showAll({ count: rows.length })}
        </Button>
      </div>
    </Stack>
  );
}

function Rows({ label, rows }: Pick<DealRowsProps, 'label' | 'rows'>) {
  return (
    // Safari forgets that a list without markers is one.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" aria-label={label} className={lined.list}>
      {rows.map(({ id, logo, title, detail, figure, when }) => (
        <li key={id} className={lined.row}>
          {logo && <CompanyLogo name={logo.name} logoUrl={logo.logo_url} />}
          <div className={styles.words}>
            <Text element="span">{title}</Text>
            {detail && (
              <Text element="span" size="small" tone="muted">
                {detail}
              </Text>
            )}
          </div>
          <div className={styles.figures}>
            {figure && <Text element="span">{figure}</Text>}
            {when && (
              <Text element="span" size="small" tone="muted">
                {when}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
