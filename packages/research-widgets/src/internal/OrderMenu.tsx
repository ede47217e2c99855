'use client';
import { Button, Menu, type TableSort, type TableState, type TableStateUpdate, useMessages } from '@fs/ui';
import { withSort } from '@fs/ui/table-model';
import { orderMenuMessages } from './OrderMenu.messages.ts';

/** An order of rows with a name. Without a sort, it is the default. */
export interface NamedOrder {
  id: string;
  name: string;
  sort: readonly TableSort[];
}

interface OrderMenuProps {
  orders: readonly NamedOrder[];
  state: TableState;
  onStateChange: (update: TableStateUpdate) => void;
}

/** A button with the name of the current order. Its menu has the others. */
export function OrderMenu({ orders, state, onStateChange }: OrderMenuProps) {
  const messages = useMessages(orderMenuMessages);
  const written = JSON.stringify(state.sort);
  const current = orders.find(({ sort }) => JSON.stringify(sort) === written);
  return (
    <Menu
      trigger={
        <Button aria-label={messages.orderIs({ name: current?.name ?? messages.own })}>
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
