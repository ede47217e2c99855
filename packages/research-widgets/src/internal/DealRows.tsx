'use client';
import { Button, Stack, Text, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { CompanyLogo } from '../companies/CompanyLogo/CompanyLogo.tsx';
import * as styles from './DealRows.css.ts';
import { dealMessages } from './deals.messages.ts';
import * as lined from './linedRows.css.ts';
import { useOpenSection } from './openSection.ts';

export interface DealRow {
  /** Unique in the list. */
  id: string;
  /** Company whose logo comes first. Default: no logo. */
  logo?: { name: string; logo_url: string | null };
  title: ReactNode;
  /** A second line under the title. */
  detail?: ReactNode;
  /** Figure at the end of the row, e.g. an amount. */
  figure?: ReactNode;
  /** Text below the figure, e.g. a date. */
  when?: ReactNode;
}

export interface DealRowsProps {
  /** Accessible name of the list. */
  label: string;
  rows: readonly DealRow[];
  /** Label of the button that expands the list, e.g. "All 64 coinvestors". Without it all rows are shown. */
  showAll?: (of: { count: number }) => string;
  /**
   * Number of rows before the list is expanded.
   * @default 5
   */
  shownAtFirst?: number | undefined;
  /** Total number of rows, if `rows` are only the first. Default: the number of rows. */
  total?: number;
  /** Called when the user expands a list of which not all rows are loaded. */
  onLoadAll?: (() => void) | undefined;
  /** Whether the other rows are loading. */
  isLoadingAll?: boolean | undefined;
  /** Whether short rows are side by side where there is room. @default false */
  isGrid?: boolean;
}

/** A list of deals: company, kind, amount and date. Shows the first few until the user expands it. */
export function DealRows({
  label,
  rows,
  shownAtFirst = 5,
  showAll,
  total = rows.length,
  isGrid = false,
  ...more
}: DealRowsProps) {
  const messages = useMessages(dealMessages);
  const [isOpen, setOpen] = useOpenSection();
  const shown = isOpen ? rows : rows.slice(0, shownAtFirst);
  const isCut = rows.length < total;
  if (!showAll || (rows.length <= shownAtFirst && !(isCut && more.onLoadAll)))
    return <Rows label={label} rows={rows} isGrid={isGrid} />;

  function toggle() {
    setOpen(!isOpen);
    if (!isOpen && isCut) more.onLoadAll?.();
  }

  return (
    <Stack gap="3">
      <Rows label={label} rows={shown} isGrid={isGrid} />
      <div>
        <Button aria-expanded={isOpen} isPending={isOpen && more.isLoadingAll} onPress={toggle}>
          {isOpen ? messages.showLess : showAll({ count: total })}
        </Button>
      </div>
    </Stack>
  );
}

function Rows({ label, rows, isGrid }: Pick<DealRowsProps, 'label' | 'rows' | 'isGrid'>) {
  return (
    // Safari drops the list role of a list without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" aria-label={label} className={isGrid ? `${lined.list} ${styles.grid}` : lined.list}>
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
