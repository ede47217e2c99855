/** Returns the sort orders without repeated fields. The first order of a field wins. */
export function toUniqueOrders<Order extends { field: string }>(sort: Order | readonly Order[]): Order[] {
  const orders = [sort].flat() as Order[];
  return orders.filter(({ field }, index) => orders.findIndex((order) => order.field === field) === index);
}
