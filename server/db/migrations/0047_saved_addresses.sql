-- A customer's address book, and whether withdrawals go to its addresses only.
create table saved_addresses (
  id bigint generated always as identity primary key,
  customer_id text not null references customers (id),
  currency text not null,
  network text not null,
  -- In its one spelling, so that one address is saved once.
  address text not null,
  -- Empty for none.
  memo text not null,
  label text not null,
  created_at timestamptz not null,
  -- While withdrawals go to saved addresses only, not before then.
  usable_at timestamptz not null,
  foreign key (currency, network) references networks (currency, id),
  constraint saved_addresses_once unique (customer_id, currency, network, address, memo)
);

alter table customers
  add column saved_addresses_only boolean not null default false,
  -- When that ends, as requested.
  add column saved_addresses_only_until timestamptz,
  add constraint customers_saved_addresses_only check (saved_addresses_only or saved_addresses_only_until is null);

create trigger open_account before insert on saved_addresses
  for each row execute function refuse_closed_account();
