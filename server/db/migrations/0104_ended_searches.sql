-- Searches that ended without an offer are deleted, and are few among all orders.
create index if not exists counter_orders_ended_searches on counter_orders (started_at) where state in ('left', 'unmatched');
