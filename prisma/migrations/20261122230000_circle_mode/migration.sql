-- Forward only. A request that chosen partners read before all others. Alone in its migration: a new word of a type
-- cannot be used in the transaction that adds it.
set lock_timeout = '10s';

alter type "RequestMode" add value 'circle';
