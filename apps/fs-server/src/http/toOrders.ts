/** What a search is sorted by, each field once: the first time that it is named. */
export function toOrders<Order extends { field: string }>(sort: Order | readonly Order[]): Order[] {
  const orders = [sort].flat() as Order[];
  return orders.filter(({ field }, index) => orders.findIndex((order) => order.field === field) === index);
}
