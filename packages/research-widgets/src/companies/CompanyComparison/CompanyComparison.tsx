'use client';
import type { CompanyOverview } from '@fs/api-contract';
import { LoadableView, Notice, Skeleton, Stack, Text, useMessages, VisuallyHidden } from '@fs/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { sourcedFactMessages } from '../../internal/SourcedFact.messages.ts';
import * as styles from './CompanyComparison.css.ts';
import { companyComparisonMessages } from './CompanyComparison.messages.ts';
import type { CompanyComparisonProps } from './CompanyComparisonProps.ts';
import { ComparisonChart } from './ComparisonChart.tsx';
import { ComparisonHead } from './ComparisonHead.tsx';
import { ComparisonRow } from './ComparisonRow.tsx';
import { ComparisonTools } from './ComparisonTools.tsx';
import { compareCompanies, comparedFacts, isDifferent } from './compareCompanies.ts';

export type { CompanyComparisonProps } from './CompanyComparisonProps.ts';

/** Up to five companies side by side: money, people, place, markets, and investors in common. */
export function CompanyComparison(props: CompanyComparisonProps) {
  const { companies, missing = 0, picker, onRetry } = props;
  const messages = useMessages(companyComparisonMessages);
  return (
    <Stack gap="6">
      {missing > 0 && <Notice tone="caution">{messages.unavailable({ count: missing })}</Notice>}
      {picker}
      <LoadableView of={companies} onRetry={onRetry} skeleton={<Skeleton shape="block" />}>
        {(known) => known.length > 0 && <Comparison {...props} known={known} />}
      </LoadableView>
    </Stack>
  );
}

function Comparison({
  known,
  hrefOf,
  personHrefOf,
  investorHrefOf,
  marketHrefOf,
  onChange,
  ...tools
}: CompanyComparisonProps & Known) {
  const messages = useMessages(companyComparisonMessages);
  const sourced = useMessages(sourcedFactMessages);
  const [hasOnlyDifferences, setOnlyDifferences] = useState(false);
  const compared = compareCompanies(known);
  const all = comparedFacts.filter((fact) => known.length > 1 || fact !== 'investors');
  const facts = all.filter((fact) => !hasOnlyDifferences || isDifferent(compared, fact));
  const { container, announcement, move, remove, onKeyDown } = useColumnOrder(known, onChange);
  return (
    <Stack gap="4">
      <ComparisonTools
        {...tools}
        compared={compared}
        facts={facts}
        hasOnlyDifferences={hasOnlyDifferences}
        onOnlyDifferencesChange={setOnlyDifferences}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what overflows */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of the page */}
      <div role="group" tabIndex={0} aria-label={messages.label} className={styles.scroller} ref={container}>
        <table className={styles.table} onKeyDown={onKeyDown}>
          <colgroup>
            <col className={styles.factColumn} />
            {known.map(({ organization }) => (
              <col key={organization.id} className={styles.companyColumn} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td className={styles.factCell} />
              {known.map(({ organization }, index) => (
                <ComparisonHead
                  key={organization.id}
                  company={organization}
                  place={{ index, count: known.length }}
                  hrefOf={hrefOf}
                  onMove={(by) => move(organization.id, by)}
                  onRemove={() => remove(organization.id)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => (
              <ComparisonRow
                key={fact}
                fact={fact}
                companies={compared}
                hrefOf={hrefOf}
                personHrefOf={personHrefOf}
                investorHrefOf={investorHrefOf}
                marketHrefOf={marketHrefOf}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      {known.length === 1 ? <Text tone="muted">{messages.addAnother}</Text> : <ComparisonChart companies={known} />}
      <Text size="small" tone="muted">
        {messages.source({
          sources: [...new Set(known.flatMap(({ source }) => (source === null ? [] : sourced.source({ source }))))],
        })}
      </Text>
    </Stack>
  );
}

interface Known {
  known: readonly CompanyOverview[];
}

/** Reorders the columns, keeps focus on the moved company, and announces its place. */
function useColumnOrder(known: readonly CompanyOverview[], onChange: (ids: string[]) => void) {
  const messages = useMessages(companyComparisonMessages);
  const container = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The element to focus once the new order is rendered: moving a column takes focus from it. */
  const focusNext = useRef<{ id: string; ids: string }>(undefined);
  const ids = known.map(({ organization }) => organization.id);
  const order = ids.join();

  useEffect(() => {
    const next = focusNext.current;
    if (next === undefined || next.ids !== order) return;
    focusNext.current = undefined;
    const target =
      next.id === '' ? container.current : container.current?.querySelector(`[data-company="${next.id}"] a`);
    if (target instanceof HTMLElement) target.focus();
  }, [order]);

  function change(next: string[], focused: string) {
    focusNext.current = { id: focused, ids: next.join() };
    onChange(next);
  }

  function move(id: string, by: -1 | 1) {
    const from = ids.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= ids.length) return;
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, id);
    const name = known[from]?.organization.name ?? '';
    setAnnouncement(messages.moved({ name, place: to + 1, count: ids.length }));
    change(next, id);
  }

  function remove(id: string) {
    const next = ids.filter((other) => other !== id);
    change(next, next[Math.min(ids.indexOf(id), next.length - 1)] ?? '');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest('[data-company]')?.getAttribute('data-company');
    if (!id) return;
    event.preventDefault();
    const isMirrored = getComputedStyle(event.target).direction === 'rtl';
    move(id, (event.key === 'ArrowLeft') === isMirrored ? 1 : -1);
  }

  return { container, announcement, move, remove, onKeyDown };
}
