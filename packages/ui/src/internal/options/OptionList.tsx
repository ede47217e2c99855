'use client';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import type { Option } from './Option.ts';
import { OptionLabel } from './OptionLabel.tsx';
import * as styles from './options.css.ts';

interface OptionListProps {
  /** Left out where React Aria's field holds them. */
  options?: readonly Option[];
  /** Stands in the list's place when there is nothing to choose. */
  empty: string;
  /** What is read out while the list is open, as it changes. */
  news?: string;
}

/** Pixels that a row of one line takes, until it is measured. */
const usualRow = 36;
/** Pixels around the rows: the layout places them, so CSS cannot. */
const listPadding = 4;

/** The options of React Aria's Select or ComboBox, floating below it. Only those in view are drawn. */
export function OptionList({ options, empty, news }: OptionListProps) {
  return (
    <Popover offset={4} className={styles.popover}>
      {/* In here: what stands outside of an open list is hidden from screen readers. */}
      <span role="status" className={hidden}>
        {news}
      </span>
      <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: usualRow, padding: listPadding }}>
        <ListBox
          items={options}
          renderEmptyState={() => <div className={styles.nothing}>{empty}</div>}
          className={styles.list}
        >
          {(option: Option) => (
            <ListBoxItem textValue={option.label} isDisabled={option.isDisabled} className={styles.option}>
              {({ isSelected }) => <OptionLabel option={option} isSelected={isSelected} />}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </Popover>
  );
}
