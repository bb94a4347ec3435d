-- What a request's way was measured by: a list says so where no road is known.
alter table "bus_request" add column "waySource" text;
