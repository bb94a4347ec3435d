-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- The application's role may not delete from tables of consent (lib/db/rights.ts); a wish is taken back by address.
create function drop_opt_outs(addresses text[], groups text[]) returns integer language sql
  security definer set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from public.unsubscription
    where email = any(addresses) and (groups is null or "group" = any(groups)) returning 1
  ) select count(*)::int from gone
$$;

create function drop_consents(addresses text[], groups text[]) returns integer language sql
  security definer set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from public.mail_consent
    where email = any(addresses) and (groups is null or "group" = any(groups)) returning 1
  ) select count(*)::int from gone
$$;
