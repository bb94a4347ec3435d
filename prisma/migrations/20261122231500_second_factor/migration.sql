-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Codes of an authenticator beside the password (RFC 6238). Without "confirmedAt" it is being set up and asks nobody.
create table second_factor (
  "userId" uuid primary key references user_account (id) on delete cascade on update cascade,
  secret text not null,
  "confirmedAt" timestamptz(3),
  "lastStep" integer not null default 0,
  "createdAt" timestamptz(3) not null default current_timestamp
);

-- Each takes the place of one code, once.
create table recovery_code (
  id uuid primary key,
  "userId" uuid not null references user_account (id) on delete cascade on update cascade,
  hash text not null,
  "usedAt" timestamptz(3)
);
create unique index recovery_code_hash_key on recovery_code (hash);
create index "recovery_code_userId_idx" on recovery_code ("userId");

-- Browsers that are asked for no code until their end.
create table trusted_device (
  id uuid primary key,
  "userId" uuid not null references user_account (id) on delete cascade on update cascade,
  hash text not null,
  "userAgent" text,
  "createdAt" timestamptz(3) not null default current_timestamp,
  "expiresAt" timestamptz(3) not null
);
create unique index trusted_device_hash_key on trusted_device (hash);
create index "trusted_device_userId_idx" on trusted_device ("userId");
