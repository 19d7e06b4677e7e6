-- A tag has one spelling now: `7` for `007`. The one that was saved first stays.
delete from saved_addresses later using saved_addresses earlier
where earlier.id < later.id
  and (earlier.customer_id, earlier.currency, earlier.network, earlier.address)
    = (later.customer_id, later.currency, later.network, later.address)
  and regexp_replace(earlier.memo, '^0+(?=\d)', '') = regexp_replace(later.memo, '^0+(?=\d)', '');

update saved_addresses set memo = regexp_replace(memo, '^0+(?=\d)', '') where memo ~ '^0\d';
