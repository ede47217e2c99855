'use client';
import { type PlanPrice, seatBounds } from '@fs/api-contract';
import { NumberField, useMessages } from '@fs/ui';
import { checkoutMessages } from './Checkout.messages.ts';

export interface CheckoutSeatsProps {
  seats: number;
  /** People of the organization, each of whom needs a seat. */
  people: number;
  price: PlanPrice;
  onChange: (seats: number) => void;
}

/** The seats of an organization, never fewer than its people and invitations. */
export function CheckoutSeats({ seats, people, price, onChange }: CheckoutSeatsProps) {
  const messages = useMessages(checkoutMessages);
  const fewest = Math.max(seatBounds.fewest, people);
  const { upper_limit: included, per_unit: amount, billing_period: period } = price;
  return (
    <NumberField
      label={messages.seats}
      description={messages.seatsText({ included, amount, period })}
      minValue={fewest}
      maxValue={seatBounds.most}
      value={seats}
      onChange={(value) => onChange(Number.isNaN(value) ? fewest : value)}
    />
  );
}
