-- The bank's own id of the entry on a statement that a deposit by bank was credited from, so that no entry credits two. Null if
-- somebody credited it without a statement.
alter table deposits
  add column bank_entry text
    constraint deposits_bank_entry check (bank_entry is null or (network is null and status = 2));

create unique index deposits_bank_entry_once on deposits (bank_entry);
