import type { Migration } from './Migration.ts';

/**
 * What an account pays for. The payment provider knows the truth; these columns hold what it last said, so that reads
 * need no call. `billing_read_at` is when that was asked, so that an older answer never replaces a newer one.
 */
const accounts = `
alter table accounts
  add column subscription_status text
    check (subscription_status in ('trialing', 'active', 'past_due', 'unpaid', 'canceled')),
  add column seats integer check (seats > 0),
  add column period_start timestamptz,
  add column period_end timestamptz,
  add column cancel_at timestamptz,
  add column payment_failed_at timestamptz,
  add column inactive_since timestamptz,
  add column has_payment_method boolean not null default false,
  add column billing_read_at timestamptz,
  add column referred_at timestamptz;
create index accounts_by_referral on accounts (referral_id) where referral_id is not null;
`;

const records = `
create table checkouts (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  user_id uuid references users on delete set null,
  plan_id text not null references plans,
  price_id text not null,
  seats integer,
  referral_id text,
  due_today bigint not null check (due_today >= 0),
  status text not null default 'open' check (status in ('open', 'paid', 'expired')),
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index checkouts_by_account on checkouts (account_id, created_at desc);
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
create table invoices (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  number text not null,
  status text not null check (status in ('open', 'paid', 'uncollectible', 'void')),
  description text not null,
  total_cents bigint not null,
  tax_cents bigint not null,
  tax_label text,
  url text,
  issued_at timestamptz not null
);
create index invoices_by_account on invoices (account_id, issued_at desc);
`;

/** What the embedded test payments know. Empty where a payment provider is configured. */
const testPayments = `
create table test_payments (
  id text primary key,
  kind text not null check (kind in ('checkout', 'portal', 'subscription', 'invoice')),
  subscription_id text,
  body jsonb not null,
  created_at timestamptz not null default now()
);
create index test_payments_by_subscription on test_payments (subscription_id, created_at desc);
`;

export const billing: Migration = { name: '034-billing', sql: [accounts, records, testPayments].join('\n') };
