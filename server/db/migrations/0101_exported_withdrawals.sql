-- When a withdrawal was written into a file for a signer. Whoever returned it then, or exported it again, could pay it twice.
alter table withdrawals add column exported_at timestamptz;
