-- Addresses of Tron that begin with `TB1` were saved in lower case, which leads nowhere. Their case can't be known anymore.
delete from saved_addresses using networks
where networks.currency = saved_addresses.currency and networks.id = saved_addresses.network
  and networks.family = 'tron' and saved_addresses.address ~ '^tb1';
