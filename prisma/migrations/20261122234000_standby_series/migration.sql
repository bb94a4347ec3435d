-- Windows that were entered by weekdays at once are taken back at once.
alter table standby_window add column series uuid;
