-- Private authors' requests from before: positions of search, map and distances rounded (the trigger does it), and only
-- towns and countries left in the text that is searched. The places themselves stay as they are.
-- One statement, so that it may commit after each 500 rows: no row is locked for longer than its batch takes, readers
-- wait for nothing. It can be run again.
do $$
declare
  begun uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
begin
  loop
    select array_agg(id order by id) into batch from (
      select id from bus_request where id > begun and "companyType" = 'private' order by id limit 500) part;
    exit when batch is null;
    perform set_config('lock_timeout', '10s', true);
    update bus_request r set "searchText" = left(coalesce((
        select string_agg(word, ' ' order by place) from (
          select word, min(place) as place from (
            -- The same words as normaliseName makes them: ä as ae, no accents, anything else than letters and digits a space.
            select place, btrim(regexp_replace(
                replace(replace(replace(replace(translate(regexp_replace(normalize(
                  replace(replace(replace(normalize(lower(name), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), NFD),
                  '[\u0300-\u036f]', '', 'g'), 'øłđðı', 'olddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
                '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g')) as word
            from jsonb_array_elements(jsonb_build_array(r."startPlace") || r.stops || jsonb_build_array(r."endPlace"))
                with ordinality spots(spot, n),
              lateral (values (2 * n, spot #>> '{address_fields,city}'), (2 * n + 1, spot #>> '{address_fields,country}'))
                names(place, name)
          ) spelled where word <> '' group by word
        ) words), ''), 4000)
      where id = any(batch);
    commit;
    begun := batch[array_length(batch, 1)];
  end loop;
end $$;
