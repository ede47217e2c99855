'use client';
import { type ReactNode, useId } from 'react';
import { useMove } from 'react-aria/useMove';
import { Toolbar } from 'react-aria-components/Toolbar';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ArrowDownIcon } from '../../internal/icons/ArrowDownIcon.tsx';
import { ArrowUpIcon } from '../../internal/icons/ArrowUpIcon.tsx';
import { GripIcon } from '../../internal/icons/GripIcon.tsx';
import { TrashIcon } from '../../internal/icons/TrashIcon.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './DynamicList.css.ts';
import { dynamicListMessages } from './DynamicList.messages.ts';
import type { RowDrag } from './useDragOrder.ts';

export interface DynamicListRowProps {
  id: string;
  name: string;
  /** How far the row is moved during a drag, in px. */
  shift: number;
  isHeld: boolean;
  /** Undefined for a read-only row. */
  tools: RowTools | undefined;
  children: ReactNode;
}

export interface RowTools {
  drag: RowDrag;
  isReorderable: boolean;
  isDisabled: boolean;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  /** Moves the row by one, -1 for up. */
  onMove: (by: 1 | -1) => void;
  /** Undefined where no item can be removed. */
  onRemove: (() => void) | undefined;
}

/** An item with its name, a drag handle, buttons for the same actions, and its fields. */
export function DynamicListRow({ id, name, shift, isHeld, tools, children }: DynamicListRowProps) {
  const nameId = useId();
  return (
    <li
      data-row={id}
      data-held={isHeld || undefined}
      style={shift === 0 ? undefined : { translate: `0 ${shift}px` }}
      className={styles.row}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out everywhere */}
      <div role="group" aria-labelledby={nameId}>
        <div className={styles.head}>
          {tools?.isReorderable && !tools.isDisabled && <Handle drag={tools.drag} />}
          <span id={nameId} className={styles.name}>
            {name}
          </span>
          {tools && <Tools {...tools} name={name} />}
        </div>
        <div data-part="fields" className={styles.body}>
          {children}
        </div>
      </div>
    </li>
  );
}

/** For pointers only. The buttons beside it serve the keyboard and screen readers. */
function Handle({ drag }: { drag: RowDrag }) {
  const { moveProps } = useMove({
    onMoveStart: drag.start,
    onMove: ({ deltaY }) => drag.move(deltaY),
    onMoveEnd: drag.end,
  });
  return (
    <span {...moveProps} data-part="handle" aria-hidden="true" className={styles.handle}>
      <GripIcon />
    </span>
  );
}

function Tools({
  name,
  isReorderable,
  isDisabled,
  isFirst,
  isLast,
  canRemove,
  onMove,
  onRemove,
}: RowTools & { name: string }) {
  const messages = useMessages(dynamicListMessages);
  return (
    <Toolbar aria-label={messages.tools({ name })} className={styles.tools}>
      {isReorderable && (
        <>
          <IconButton
            data-part="up"
            size="small"
            label={messages.up({ name })}
            isDisabled={isDisabled || isFirst}
            onPress={() => onMove(-1)}
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton
            data-part="down"
            size="small"
            label={messages.down({ name })}
            isDisabled={isDisabled || isLast}
            onPress={() => onMove(1)}
          >
            <ArrowDownIcon />
          </IconButton>
        </>
      )}
      {onRemove && (
        <IconButton
          data-part="remove"
          size="small"
          label={messages.remove({ name })}
          isDisabled={isDisabled || !canRemove}
          onPress={onRemove}
        >
          <TrashIcon />
        </IconButton>
      )}
    </Toolbar>
  );
}
