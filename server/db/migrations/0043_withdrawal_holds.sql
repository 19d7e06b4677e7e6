-- Withdrawals are held for a while after a change that a thief would make first.
alter table customers
  add column withdrawals_held_until timestamptz,
  add column withdrawals_held_reason text,
  add constraint customers_withdrawals_held
    check ((withdrawals_held_until is null) = (withdrawals_held_reason is null));
