-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- CreateEnum
CREATE TYPE "InvoiceState" AS ENUM ('open', 'paid', 'cancelled');

-- AlterTable
ALTER TABLE "advertiser" ADD COLUMN     "endsAtPeriod" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "homeActive" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "interval" TEXT,
ADD COLUMN     "paidUntil" TIMESTAMPTZ(3),
ADD COLUMN     "payment" TEXT,
ADD COLUMN     "periodStart" TIMESTAMPTZ(3),
ADD COLUMN     "stripeCustomerId" TEXT,
ADD COLUMN     "stripeSessionId" TEXT,
ADD COLUMN     "stripeSubscriptionId" TEXT,
ADD COLUMN     "trialUsedAt" TIMESTAMPTZ(3),
ADD COLUMN     "vatId" TEXT;

-- AlterTable
ALTER TABLE "company" DROP COLUMN "digestedOn",
ADD COLUMN     "invitedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "singleKeys" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "location_day" (
    "locationId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "shown" INTEGER NOT NULL DEFAULT 0,
    "opened" INTEGER NOT NULL DEFAULT 0,
    "clickedWeb" INTEGER NOT NULL DEFAULT 0,
    "clickedPhone" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "location_day_pkey" PRIMARY KEY ("locationId","day")
);

-- CreateTable
CREATE TABLE "invoice" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "advertiserId" UUID,
    "plan" TEXT NOT NULL,
    "interval" TEXT NOT NULL,
    "recipient" JSONB NOT NULL,
    "net" INTEGER NOT NULL,
    "vat" INTEGER NOT NULL,
    "gross" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'EUR',
    "vatRate" DECIMAL(4,1) NOT NULL,
    "reverseCharge" BOOLEAN NOT NULL DEFAULT false,
    "periodStart" TIMESTAMPTZ(3),
    "periodEnd" TIMESTAMPTZ(3),
    "state" "InvoiceState" NOT NULL DEFAULT 'open',
    "issuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "paidAt" TIMESTAMPTZ(3),
    "reminders" INTEGER NOT NULL DEFAULT 0,
    "remindedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_number" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "invoice_number_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "stripe_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stripe_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media_data_version" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "content" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_data_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" JSONB NOT NULL,
    "summary" JSONB NOT NULL DEFAULT '{}',
    "text" JSONB NOT NULL,
    "picture" TEXT,
    "draft" BOOLEAN NOT NULL DEFAULT true,
    "publishAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "news_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invoice_number_key" ON "invoice"("number");

-- CreateIndex
CREATE INDEX "invoice_advertiserId_issuedAt_idx" ON "invoice"("advertiserId", "issuedAt");

-- CreateIndex
CREATE INDEX "invoice_state_dueAt_idx" ON "invoice"("state", "dueAt");

-- CreateIndex
CREATE INDEX "media_data_version_kind_language_createdAt_idx" ON "media_data_version"("kind", "language", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "news_slug_key" ON "news"("slug");

-- CreateIndex
CREATE INDEX "news_publishAt_idx" ON "news"("publishAt");

-- CreateIndex
CREATE UNIQUE INDEX "advertiser_stripeCustomerId_key" ON "advertiser"("stripeCustomerId");

-- CreateIndex
CREATE UNIQUE INDEX "advertiser_stripeSubscriptionId_key" ON "advertiser"("stripeSubscriptionId");

-- AddForeignKey
ALTER TABLE "location_day" ADD CONSTRAINT "location_day_locationId_fkey" FOREIGN KEY ("locationId") REFERENCES "advertiser_location"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_advertiserId_fkey" FOREIGN KEY ("advertiserId") REFERENCES "advertiser"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Written by hand from here on: what the schema files cannot say.

alter table invoice
  add constraint invoice_amounts check (net > 0 and vat >= 0 and gross = net + vat),
  add constraint invoice_paid check ((state = 'paid') = ("paidAt" is not null));
-- One open order a travel service, whatever races.
create unique index invoice_one_open on invoice ("advertiserId") where state = 'open';
alter table location_day add constraint location_day_counts check (
  shown >= 0 and opened >= 0 and "clickedWeb" >= 0 and "clickedPhone" >= 0);
alter table news add constraint news_published check (draft or "publishAt" is not null);
-- Newest locations first, for who asks without a place.
create index advertiser_location_latest on advertiser_location ("createdAt" desc, id desc) where active;
-- The admins' lists: a person by any part of name, user name or address; each order of the users; the newest deeds
-- and mail opt-outs at any depth.
create index user_account_search on user_account using gin
  (lower(firstname || ' ' || lastname || ' ' || "userName" || ' ' || email) gin_trgm_ops);
create index user_account_newest on user_account ("createdAt", id);
create index user_account_name on user_account (lower(lastname), lower(firstname), id);
create index audit_entry_newest on audit_entry ("createdAt", id);
create index audit_entry_user on audit_entry ("userId", "createdAt");
create index unsubscription_newest on unsubscription ("createdAt", email, "group");
create index unsubscription_search on unsubscription using gin (email gin_trgm_ops);
-- The admins' lists of companies: with and without an account, by name and newest first; a company by its address, and
-- the same one typed or imported twice.
create index company_registered_latest on company ("createdAt", id) where registered;
create index company_passive_latest on company ("createdAt", id) where not registered;
create index company_passive_name on company (name, id) where not registered;
create index company_mail on company (lower(email));
create index company_name_postal on company (lower(name), (address ->> 'postal_code'));
-- All buses for the admins: by any part of the plate, newest first or by plate; with what they are filtered by in the
-- index itself, so that a count or a deep page reads no table row.
create index bus_search on bus using gin (lower(replace(licenceplate, ' ', '')) gin_trgm_ops);
create index bus_newest on bus ("createdAt", id) include (active, country, design);
create index bus_plate on bus (licenceplate, id) include (active, country, design);
-- The admins' overview: twelve weeks of requests and offers, companies by type; the outbox newest first, by state, by
-- template, and by any part of recipient or subject.
create index bus_request_posted on bus_request (created_at) include (category, approved_at, id);
create index offer_newest on offer ("createdAt", "requestId");
create index company_kind on company ("companyType", registered) where active;
create index outbox_mail_newest on outbox_mail ("createdAt", id);
create index outbox_mail_state_newest on outbox_mail (state, "createdAt", id);
create index outbox_mail_template on outbox_mail (template, "createdAt", id);
create index outbox_mail_search on outbox_mail using gin (lower(recipient || ' ' || subject) gin_trgm_ops);
