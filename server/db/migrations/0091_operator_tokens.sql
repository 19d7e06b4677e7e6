-- Which token somebody approved or proposed with: it stops counting once that token is replaced. Earlier ones have none, which
-- is nobody's.
alter table withdrawal_approvals add column token bytea not null default '\x';
alter table withdrawal_approvals alter column token drop default;
alter table withdrawal_approvals drop constraint withdrawal_approvals_pkey;
alter table withdrawal_approvals add primary key (sn, operator, terms, token);

alter table site_setting_proposals add column token bytea not null default '\x';
alter table site_setting_proposals alter column token drop default;

-- How the name is known. Null in earlier entries, whose hash doesn't cover it.
alter table operator_audit add column token text check (token in ('own', 'shared', 'automatic'));
