'use client';
import { Button, Menu, type TableOrder, type TableState, type TableStateUpdate, useMessages } from '@fs/ui';
import { withSort } from '@fs/ui/table-model';
import { OrderIcon } from './icons/OrderIcon.tsx';
import * as styles from './OrderMenu.css.ts';
import { orderMenuMessages } from './OrderMenu.messages.ts';

interface OrderMenuProps {
  orders: readonly TableOrder[];
  state: TableState;
  onStateChange: (update: TableStateUpdate) => void;
}

/** A button with the name of the current order. Its menu has the others. Above cards, the table's own choice has them. */
export function OrderMenu({ orders, state, onStateChange }: OrderMenuProps) {
  const messages = useMessages(orderMenuMessages);
  const written = JSON.stringify(state.sort);
  const isCurrent = (sort: TableOrder['sort'] | undefined) => JSON.stringify(sort) === written;
  const current = orders.find(({ sort, same }) => isCurrent(sort) || isCurrent(same));
  return (
    <Menu
      trigger={
        <Button
          tone="quiet"
          icon={<OrderIcon />}
          className={styles.notAboveCards}
          aria-label={messages.orderIs({ name: current?.name ?? messages.own })}
        >
          {current?.name ?? messages.own}
        </Button>
      }
      items={[
        {
          title: messages.order,
          items: orders.map(({ id, name }) => ({ id, label: name })),
          selectionMode: 'single',
          selectedKeys: current ? [current.id] : [],
          onSelectionChange: ([id]) => {
            const chosen = orders.find((order) => order.id === id);
            if (chosen) onStateChange((now) => withSort(now, chosen.sort));
          },
        },
      ]}
    />
  );
}
