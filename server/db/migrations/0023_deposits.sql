create sequence deposit_numbers;

-- A deposit is a state machine in one row: 0 pending, 1 processing, 2 completed, 3 ended. It is moved only by the
-- transaction that books its money.
create table deposits (
  sn text primary key,
  customer_id text not null references customers (id),
  currency text not null references currencies (code),
  -- Null for a deposit by bank.
  network text,
  address text,
  memo text,
  amount numeric(38, 18) not null check (amount > 0 and amount <> 'NaN'),
  fee numeric(38, 18) not null default 0 check (fee >= 0 and fee < amount),
  voucher text not null constraint deposits_voucher unique references files (filename),
  status smallint not null default 0 check (status between 0 and 3),
  reason text,
  created_at timestamptz not null,
  -- When it is likely to be credited, as told to the customer at the start.
  expected_at timestamptz not null,
  reviewing_at timestamptz check (status <> 1 or reviewing_at is not null),
  decided_at timestamptz check ((decided_at is not null) = (status in (2, 3))),
  foreign key (currency, network) references networks (currency, id),
  constraint deposits_reason check ((status = 3) = (reason is not null))
);

create index deposits_customer on deposits (customer_id, created_at desc, sn desc);
create index deposits_open on deposits (status, created_at) where status < 2;

create function deposits_one_way() returns trigger language plpgsql as $$
begin
  if old.status in (2, 3) or new.status < old.status
    or (new.sn, new.customer_id, new.currency, new.amount, new.fee, new.voucher)
      is distinct from (old.sn, old.customer_id, old.currency, old.amount, old.fee, old.voucher) then
    raise exception 'deposit % is decided or would change', old.sn using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger deposits_one_way before update on deposits for each row execute function deposits_one_way();
