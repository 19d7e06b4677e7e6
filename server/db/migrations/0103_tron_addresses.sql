-- Addresses of Tron and Solana that begin like a witness address (`TB1…`) were kept in lower case, which leads nowhere, or to
-- somebody else. Their case can't be known anymore.
create temporary view lowered as
select currency, id as network, case family when 'tron' then '^tb1' else '^(bc|tb|t?ltc)1' end as form
from networks where family in ('tron', 'solana');

delete from saved_addresses using lowered
where (lowered.currency, lowered.network) = (saved_addresses.currency, saved_addresses.network)
  and address ~ form and address = lower(address);

delete from withdrawal_checks using lowered
where (lowered.currency, lowered.network) = (withdrawal_checks.currency, withdrawal_checks.network)
  and address ~ form and address = lower(address) and used_at is null;

drop view lowered;
