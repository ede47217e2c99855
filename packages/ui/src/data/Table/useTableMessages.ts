'use client';
import { useMemo } from 'react';
import { useFormats } from '../../system/formats/useFormats.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { TableColumnFacts } from './model/TableColumn.ts';
import { dateText, type TableFilter, type TableSort } from './model/TableState.ts';
import { tableMessages } from './Table.messages.ts';

/** A table's messages, and its state in words. */
export function useTableMessages() {
  const messages = useMessages(tableMessages);
  const { day, list, monthYear, number } = useFormats();
  return useMemo(() => {
    /** Formats a date by its precision: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
    function date(text: string): string {
      if (text.length === 4) return text;
      return text.length === 7 ? monthYear(`${text}-01`) : day(text);
    }

    /** The sort in words. Unknown columns are skipped. */
    function order(sort: readonly TableSort[], columns: readonly TableColumnFacts[]): string {
      const parts = sort.flatMap(({ column, direction }) => {
        const header = columns.find(({ id }) => id === column)?.header;
        return header === undefined ? [] : [{ column: header, direction }];
      });
      const [first, ...others] = parts;
      if (!first) return messages.unsorted;
      return list([messages.sorted(first), ...others.map(messages.sortedThen)]);
    }

    /** A filter in words that fit a cell; undefined if none is set. */
    function filter(set: TableFilter | undefined, column: TableColumnFacts): string | undefined {
      switch (set?.kind) {
        case undefined:
          return undefined;
        case 'text':
          return textWords(set.text, column);
        case 'date':
          return messages.date({ operator: set.operator, date: date(dateText(set)) });
        case 'number': {
          const words = (column.filter?.kind === 'number' && column.filter.words) || number;
          return messages.amount({
            operator: set.operator,
            value: words(set.value),
            to: words(set.to ?? set.value),
          });
        }
        case 'empty':
          return set.isNot ? messages.isNotEmpty : messages.isEmpty;
        case 'choice': {
          const options = column.filter?.kind === 'choice' ? column.filter.options : [];
          const names = set.ids.map((id) => options.find((option) => option.id === id)?.label ?? id);
          return names[0] === undefined ? undefined : messages.chosen({ first: names[0], more: names.length - 1 });
        }
      }
    }
    return { messages, order, filter, date };
  }, [messages, day, list, monthYear, number]);
}

function textWords(text: string, { filter }: TableColumnFacts): string {
  return filter?.kind === 'text' && filter.words ? filter.words(text) : text;
}
