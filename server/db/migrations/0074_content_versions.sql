-- Every version of a text stays: customers may have agreed to it. The highest one of a page is current, unless it is
-- withdrawn; a new version puts the page back.
alter table content_pages drop constraint content_pages_pkey;
alter table content_pages add primary key (name, version, lang);
alter table content_pages add column withdrawn_at timestamptz;

-- `version` is the current one.
alter table content_articles add column version integer not null default 1 check (version > 0);
alter table content_articles add column withdrawn_at timestamptz;
create index content_articles_newest on content_articles (created_at desc, id desc) where withdrawn_at is null;

alter table content_article_texts add column version integer not null default 1 check (version > 0);
alter table content_article_texts add column updated_at timestamptz;
update content_article_texts set updated_at = created_at from content_articles where id = article_id;
alter table content_article_texts alter column updated_at set not null;
alter table content_article_texts drop constraint content_article_texts_pkey;
alter table content_article_texts add primary key (article_id, version, lang);
alter table content_article_texts drop constraint content_article_texts_article_id_fkey;
alter table content_article_texts add foreign key (article_id) references content_articles (id);

create function keep_published() returns trigger language plpgsql as $$
begin
  -- Withdrawing hides a text and leaves it as it is.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then
    return new;
  end if;
  raise exception 'what was published in % stays', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger keep_published before update or delete on content_pages
  for each row execute function keep_published();
create trigger append_only before update or delete on content_article_texts
  for each row execute function refuse_change();
