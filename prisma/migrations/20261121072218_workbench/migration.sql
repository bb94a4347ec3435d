-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- CreateEnum
CREATE TYPE "OfferState" AS ENUM ('open', 'accepted', 'declined', 'withdrawn', 'expired');

-- CreateEnum
CREATE TYPE "BookingState" AS ENUM ('booked', 'cancelled');

-- AlterTable
ALTER TABLE "bus_request" ADD COLUMN     "max_offers" INTEGER NOT NULL DEFAULT 8;

-- AlterTable
ALTER TABLE "company" ADD COLUMN     "digestedOn" DATE,
ADD COLUMN     "timeZone" TEXT NOT NULL DEFAULT 'Europe/Berlin';

-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "nearSeenAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "bus_scan" (
    "busId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "bus_scan_pkey" PRIMARY KEY ("busId","day")
);

-- CreateTable
CREATE TABLE "filter_setting" (
    "companyId" UUID NOT NULL,
    "kinds" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "vehicleTypes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "passengersMin" INTEGER,
    "passengersMax" INTEGER,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "filter_setting_pkey" PRIMARY KEY ("companyId")
);

-- CreateTable
CREATE TABLE "filter_base" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "place" JSONB NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "radius" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "filter_base_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "request_mark" (
    "companyId" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "request_mark_pkey" PRIMARY KEY ("companyId","requestId")
);

-- CreateTable
CREATE TABLE "alert_task" (
    "requestId" UUID NOT NULL,
    "cursor" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "alert_task_pkey" PRIMARY KEY ("requestId")
);

-- CreateTable
CREATE TABLE "request_alert" (
    "requestId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "companyId" UUID NOT NULL,
    "userId" UUID,
    "pace" "MailPace" NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "request_alert_pkey" PRIMARY KEY ("requestId","email")
);

-- CreateTable
CREATE TABLE "muted_region" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "radius" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "muted_region_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer" (
    "id" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "userId" UUID,
    "busId" UUID,
    "vehicle" TEXT NOT NULL DEFAULT '',
    "amount" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'EUR',
    "vatIncluded" BOOLEAN NOT NULL DEFAULT true,
    "vatRate" DECIMAL(4,1),
    "description" TEXT NOT NULL DEFAULT '',
    "included" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "notIncluded" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "cancellation" TEXT NOT NULL DEFAULT '',
    "validUntil" TIMESTAMPTZ(3) NOT NULL,
    "state" "OfferState" NOT NULL DEFAULT 'open',
    "endedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "offer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_message" (
    "id" UUID NOT NULL,
    "offerId" UUID NOT NULL,
    "fromAuthor" BOOLEAN NOT NULL,
    "userId" UUID,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "busId" UUID,
    "offerId" UUID,
    "requestId" UUID,
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "start" TIMESTAMPTZ(3) NOT NULL,
    "end" TIMESTAMPTZ(3) NOT NULL,
    "state" "BookingState" NOT NULL DEFAULT 'booked',
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "booking_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calendar_feed" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "busId" UUID,
    "hash" TEXT NOT NULL,
    "lastReadAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "filter_base_companyId_idx" ON "filter_base"("companyId");

-- CreateIndex
CREATE INDEX "request_mark_requestId_idx" ON "request_mark"("requestId");

-- CreateIndex
CREATE INDEX "alert_task_createdAt_idx" ON "alert_task"("createdAt");

-- CreateIndex
CREATE INDEX "request_alert_companyId_idx" ON "request_alert"("companyId");

-- CreateIndex
CREATE INDEX "request_alert_userId_idx" ON "request_alert"("userId");

-- CreateIndex
CREATE INDEX "muted_region_companyId_idx" ON "muted_region"("companyId");

-- CreateIndex
CREATE INDEX "offer_requestId_state_idx" ON "offer"("requestId", "state");

-- CreateIndex
CREATE INDEX "offer_companyId_createdAt_idx" ON "offer"("companyId", "createdAt");

-- CreateIndex
CREATE INDEX "offer_busId_idx" ON "offer"("busId");

-- CreateIndex
CREATE INDEX "offer_userId_idx" ON "offer"("userId");

-- CreateIndex
CREATE INDEX "offer_message_offerId_createdAt_idx" ON "offer_message"("offerId", "createdAt");

-- CreateIndex
CREATE INDEX "offer_message_userId_idx" ON "offer_message"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "booking_offerId_key" ON "booking"("offerId");

-- CreateIndex
CREATE INDEX "booking_companyId_start_idx" ON "booking"("companyId", "start");

-- CreateIndex
CREATE INDEX "booking_busId_start_idx" ON "booking"("busId", "start");

-- CreateIndex
CREATE INDEX "booking_requestId_idx" ON "booking"("requestId");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feed_hash_key" ON "calendar_feed"("hash");

-- CreateIndex
CREATE INDEX "calendar_feed_companyId_idx" ON "calendar_feed"("companyId");

-- CreateIndex
CREATE INDEX "calendar_feed_busId_idx" ON "calendar_feed"("busId");

-- AddForeignKey
ALTER TABLE "bus_scan" ADD CONSTRAINT "bus_scan_busId_fkey" FOREIGN KEY ("busId") REFERENCES "bus"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "filter_setting" ADD CONSTRAINT "filter_setting_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "filter_base" ADD CONSTRAINT "filter_base_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "filter_setting"("companyId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_mark" ADD CONSTRAINT "request_mark_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_mark" ADD CONSTRAINT "request_mark_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "bus_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_task" ADD CONSTRAINT "alert_task_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "bus_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_alert" ADD CONSTRAINT "request_alert_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "bus_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_alert" ADD CONSTRAINT "request_alert_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_alert" ADD CONSTRAINT "request_alert_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "muted_region" ADD CONSTRAINT "muted_region_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "bus_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_busId_fkey" FOREIGN KEY ("busId") REFERENCES "bus"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_message" ADD CONSTRAINT "offer_message_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_message" ADD CONSTRAINT "offer_message_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking" ADD CONSTRAINT "booking_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking" ADD CONSTRAINT "booking_busId_fkey" FOREIGN KEY ("busId") REFERENCES "bus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking" ADD CONSTRAINT "booking_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "offer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking" ADD CONSTRAINT "booking_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "bus_request"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_busId_fkey" FOREIGN KEY ("busId") REFERENCES "bus"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand from here on: what the schema files cannot say.

-- Matching: which bases reach a point is a look-up in the cubes around them (metres, docs/decisions/003).
alter table filter_base
  add constraint filter_base_radius check (radius between 1 and 1000),
  add column pos cube generated always as (cube(array[
    6378168 * cos(radians(latitude)) * cos(radians(longitude)),
    6378168 * cos(radians(latitude)) * sin(radians(longitude)),
    6378168 * sin(radians(latitude))])) stored,
  add column reach cube generated always as (cube_enlarge(cube(array[
    6378168 * cos(radians(latitude)) * cos(radians(longitude)),
    6378168 * cos(radians(latitude)) * sin(radians(longitude)),
    6378168 * sin(radians(latitude))]), 2 * 6378168 * sin(radius * 1000.0 / (2 * 6378168)), 3)) stored;
create index filter_base_reach on filter_base using gist (reach);
alter table filter_setting
  add constraint filter_setting_passengers check (
    "passengersMin" between 1 and 500 and "passengersMax" between 1 and 500 and "passengersMin" <= "passengersMax");
alter table muted_region add constraint muted_region_radius check (radius between 1 and 1000);
-- Passive providers have no settings: those around a point are found by their seat.
create index company_passive_pos on company using gist (pos) where active and not registered;

alter table bus_request add constraint bus_request_max_offers check (max_offers between 3 and 8);

alter table offer
  add constraint offer_amount check (amount between 1 and 100000000),
  add constraint offer_ended check ((state = 'open') = ("endedAt" is null));
-- One open offer a company and request; one accepted offer a request, whatever races.
create unique index offer_one_open on offer ("requestId", "companyId") where state = 'open';
create unique index offer_one_accepted on offer ("requestId") where state = 'accepted';
create index offer_expiry on offer ("validUntil") where state = 'open';

alter table booking
  add constraint booking_dates check ("end" >= start),
  -- No bus twice at a time: the database says no, whoever asks.
  add constraint booking_bus_once exclude using gist ("busId" with =, tstzrange(start, "end", '[)') with &&)
    where (state = 'booked' and "busId" is not null);

create index request_alert_waiting on request_alert (email, "createdAt") where "sentAt" is null;
