-- What an approval is for: everything that says how much money goes where.
create function withdrawal_terms(p withdrawals) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    p.sn, p.customer_id, p.currency, p.network, p.address, p.memo, p.amount, p.fee, p.card,
    (select jsonb_build_array(id, encode(number, 'hex'), bank_name, holder, area_code, phone) from bank_cards
      where id = p.card_id))::text, 'UTF8'))
$$;

-- Who agreed to send a withdrawal, while its terms were those.
create table withdrawal_approvals (
  sn text not null references withdrawals (sn),
  operator text not null check (operator <> 'automatic'),
  terms bytea not null check (octet_length(terms) = 32),
  approved_at timestamptz not null,
  primary key (sn, operator, terms)
);

create trigger append_only before update or delete on withdrawal_approvals
  for each row execute function refuse_change();
create trigger append_only_all before truncate on withdrawal_approvals execute function refuse_change();

-- A change that one operator asked for and another has to ask for as well.
create table site_setting_proposals (
  name text primary key check (name ~ '^[a-z_]+$'),
  -- What it was then, and what it is to become.
  before jsonb not null,
  value jsonb not null,
  operator text not null,
  proposed_at timestamptz not null
);
