-- A decision of an operator has no device of the customer.
alter table account_activity
  alter column device drop not null,
  alter column address drop not null,
  add constraint account_activity_device check ((device is null) = (address is null));
