-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Whether a record's reminder is there already: asked every five minutes for trips, papers and conflicts, of all items of all readers.
create index inbox_item_due on inbox_item (record) where kind = 'due';
