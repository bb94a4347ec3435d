-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What a search looks through: "Höfer" is "hoefer hofer", so that it is found however it is typed. The same as searchWords
-- of lib/fold.ts; that both agree is tested. Built-in functions alone, so that dump and restore know them all.
create function search_words(given text) returns text language plpgsql immutable strict parallel safe as $$
declare
  apart text := translate(lower(normalize(given, NFKD)), 'ẞØŁĐÐÆŒÞøłđðı', 'ßoldd' || 'æœþ' || 'olddi');
  spelled text := apart;
  plain text;
begin
  for n in 1..2 loop
    spelled := replace(replace(replace(replace(spelled, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    spelled := regexp_replace(spelled,
      '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+', '', 'g');
    spelled := btrim(regexp_replace(spelled,
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3003]+',
      ' ', 'g'));
    if n = 2 then return case when spelled = plain then plain else spelled || ' ' || plain end; end if;
    if position(U&'\0308' in apart) = 0 then return spelled; end if;
    plain := spelled;
    spelled := regexp_replace(apart, '([aou])\u0308', '\1e', 'g');
  end loop;
end $$;

-- A column, not an index's expression alone: what the index finds is read again, and a common word is in every third row.
alter table company add column "searchWords" text generated always as
  (search_words(name || ' ' || coalesce(address ->> 'city', ''))) stored;
alter table user_account add column "searchWords" text generated always as
  (search_words(firstname || ' ' || lastname || ' ' || "userName" || ' ' || email)) stored;
create index company_words on company using gin ("searchWords" gin_trgm_ops);
create index user_account_words on user_account using gin ("searchWords" gin_trgm_ops);
drop index user_account_search;
