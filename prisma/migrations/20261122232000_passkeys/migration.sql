-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Public keys of authenticators by which somebody signs in without a password (WebAuthn).
create table passkey (
  id uuid primary key,
  "userId" uuid not null references user_account (id) on delete cascade on update cascade,
  "credentialId" text not null,
  "publicKey" bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  "createdAt" timestamptz(3) not null default current_timestamp,
  "lastUsedAt" timestamptz(3)
);
create unique index "passkey_credentialId_key" on passkey ("credentialId");
create index "passkey_userId_idx" on passkey ("userId");

-- What an authenticator has to sign: once, within minutes. "userId" of who adds one; null at a sign-in.
create table passkey_challenge (
  challenge text primary key,
  "userId" uuid references user_account (id) on delete cascade on update cascade,
  "expiresAt" timestamptz(3) not null
);
create index "passkey_challenge_expiresAt_idx" on passkey_challenge ("expiresAt");
create index "passkey_challenge_userId_idx" on passkey_challenge ("userId");
