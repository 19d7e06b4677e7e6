-- A network on which the operator has stopped deposits or withdrawals of a currency, for as long as the row is there.
create table network_pauses (
  currency text not null,
  network text not null,
  direction text not null check (direction in ('deposits', 'withdrawals')),
  reason text not null check (reason in ('maintenance', 'upgrade', 'congestion', 'incident')),
  since timestamptz not null,
  primary key (currency, network, direction),
  foreign key (currency, network) references networks (currency, id)
);
