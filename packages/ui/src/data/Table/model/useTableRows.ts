'use client';
import { useEffect, useMemo, useState } from 'react';
import { loadFailureMessages } from '../../../internal/LoadFailure/LoadFailure.messages.ts';
import { whenIdle } from '../../../internal/whenIdle.ts';
import { failed, type Loadable, loading, ready } from '../../../system/Loadable/Loadable.ts';
import { createLazyModule } from '../../../system/lazyModule/createLazyModule.ts';
import { useLazyModule } from '../../../system/lazyModule/useLazyModule.ts';
import { useTexts } from '../../../system/messages/useTexts.ts';
import type { TableColumn } from './TableColumn.ts';
import type { TableState } from './TableState.ts';
import { isAsGiven, pageOf, type TablePage } from './tablePage.ts';

export interface LocalTableRows<Row> {
  rows: Loadable<TablePage<Row>>;
  onRetry?: () => void;
}

const sorter = createLazyModule(() => import('./tableRows.ts'));

/**
 * The rows of a Table on one page, filtered and sorted on this device, as `tableRows` returns them. What filters and
 * sorts loads once the page is idle: until then, rows are shown as they are given.
 *
 * @param rows memoize the array: results are cached by it
 * @param locale whose alphabet orders texts
 * @example <Table {...useTableRows(harbors, state, columns)} … />
 */
export function useTableRows<Row>(
  rows: readonly Row[],
  state: TableState,
  columns: readonly TableColumn<Row>[],
  locale = 'en',
): LocalTableRows<Row> {
  const texts = useTexts(loadFailureMessages);
  const isWanted = !isAsGiven(state);
  // Sorted rows that were never shown otherwise don’t change their order before the user’s eyes.
  const [isSortedAtFirst] = useState(isWanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an engine is prepared once for its rows, in any state
  useEffect(
    () =>
      whenIdle(() => {
        // A failure is shown when the user sorts or filters.
        sorter.load().then(
          ({ prepareEngine }) => prepareEngine(rows, state, columns, locale),
          () => undefined,
        );
      }),
    [rows, columns, locale],
  );
  const { module, failure } = useLazyModule(sorter, { isOpen: isWanted });
  return useMemo(() => {
    const given = pageOf(rows, state);
    if (!isWanted) return { rows: ready(given) };
    if (module) return { rows: ready(module.tableRows(rows, state, columns, locale)) };
    if (failure) return { rows: failed(texts.failed, { last: given }), onRetry: failure.onRetry };
    return { rows: isSortedAtFirst ? loading() : ready(given, { stale: true }) };
  }, [rows, state, columns, locale, isWanted, isSortedAtFirst, module, failure, texts.failed]);
}
