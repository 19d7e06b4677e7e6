-- An account closes two weeks after its customer asked for it, unless that is taken back.
alter table customers add column closes_at timestamptz;
create index customers_closing on customers (closes_at) where closes_at is not null;
