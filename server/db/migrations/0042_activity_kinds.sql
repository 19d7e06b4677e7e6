-- Kinds of activity by the words that the app uses for them.
update account_activity set kind = 'login' where kind = 'sign-in';
update account_activity set kind = 'failed-login' where kind = 'failed-sign-in';
update account_activity set kind = 'logout' where kind = 'sign-out';
update account_activity set kind = 'closure-requested' where kind = 'closing-asked';
update account_activity set kind = 'closure-canceled' where kind = 'closing-taken-back';
