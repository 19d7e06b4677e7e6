-- Addresses of Tron and Solana that begin like a witness address (`TB1…`) were kept in lower case, which leads nowhere, or to
-- somebody else. Their case can't be known anymore.
delete from saved_addresses using networks
where (networks.currency, networks.id) = (saved_addresses.currency, saved_addresses.network)
  and family in ('tron', 'solana') and address ~ '^(bc|tb|t?ltc)1' and address = lower(address);

delete from withdrawal_checks using networks
where (networks.currency, networks.id) = (withdrawal_checks.currency, withdrawal_checks.network)
  and family in ('tron', 'solana') and address ~ '^(bc|tb|t?ltc)1' and address = lower(address) and used_at is null;
