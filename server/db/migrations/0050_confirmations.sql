-- Until when a second factor, given in this session, lets it do one sensitive act.
alter table sessions add column confirmed_until timestamptz;
