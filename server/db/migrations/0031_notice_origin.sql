-- The session whose own act a notice tells of; null when somebody else acted. That device has shown the result already.
alter table notices add column session_id text;
