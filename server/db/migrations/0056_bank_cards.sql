-- The bank cards that a customer withdraws to.
create table bank_cards (
  id bigint generated always as identity primary key,
  customer_id text not null references customers (id),
  -- Sealed; opened for its owner's export and for the operator who pays.
  number bytea not null,
  -- All but the first and last two digits replaced.
  masked_number text not null,
  bank_name text not null,
  holder text not null,
  area_code text not null,
  phone text not null,
  created_at timestamptz not null
);

create index bank_cards_customer on bank_cards (customer_id, id desc);

create trigger open_account before insert on bank_cards
  for each row execute function refuse_closed_account();

create function keep_used_card() returns trigger language plpgsql as $$
begin
  if exists (select from withdrawals where card_id = old.id and status < 2) then
    raise exception 'a withdrawal to card % is open', old.id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;

create trigger keep_used_card before delete on bank_cards for each row execute function keep_used_card();
