-- Requests from before whose places have letters with accents: the text that is searched holds both spellings, as
-- searchTextOf writes it from now on. One statement, so that it may commit after each 500 rows: no row is locked for
-- longer than its batch takes, readers wait for nothing. It can be run again.
do $$
declare
  begun uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
begin
  loop
    select array_agg(id order by id) into batch from (
      select id from bus_request where id > begun
        and concat("startPlace"::text, stops::text, "endPlace"::text) ~ '[^\u0001-\u007f]' order by id limit 500) part;
    exit when batch is null;
    perform set_config('lock_timeout', '10s', true);
    update bus_request r set "searchText" = left(coalesce((
        select string_agg(word, ' ' order by place) from (
          select search_words(name) as word, min(place) as place
          from jsonb_array_elements(jsonb_build_array(r."startPlace") || r.stops || jsonb_build_array(r."endPlace"))
              with ordinality spots(spot, n),
            lateral (select 4 * n + k, part from unnest(case when r."companyType" = 'private'
                then array[spot #>> '{address_fields,city}', spot #>> '{address_fields,country}']
                else array[spot ->> 'address', spot #>> '{address_fields,street}', spot #>> '{address_fields,city}',
                  spot #>> '{address_fields,country}'] end) with ordinality parts(part, k)) names(place, name)
          where name <> '' group by search_words(name)
        ) words), ''), 4000)
      where id = any(batch);
    commit;
    begun := batch[array_length(batch, 1)];
  end loop;
end $$;
