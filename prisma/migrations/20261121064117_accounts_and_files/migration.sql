-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- CreateEnum
CREATE TYPE "MailPace" AS ENUM ('now', 'daily', 'never');

-- CreateEnum
CREATE TYPE "UploadType" AS ENUM ('logo', 'pdf', 'image', 'manual', 'flyer', 'poster');

-- CreateEnum
CREATE TYPE "FileState" AS ENUM ('awaited', 'public', 'refused');

-- AlterTable
ALTER TABLE "company" ADD COLUMN     "images" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "contact_message" ADD COLUMN     "companyId" UUID;

-- AlterTable
ALTER TABLE "mailed_token" ADD COLUMN     "companyId" UUID;

-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "requestMails" "MailPace" NOT NULL DEFAULT 'now';

-- CreateTable
CREATE TABLE "bus" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "licenceplate" TEXT NOT NULL,
    "country" CHAR(2) NOT NULL,
    "design" TEXT NOT NULL,
    "capacity" INTEGER NOT NULL,
    "qrcode" TEXT NOT NULL,
    "name" TEXT,
    "features" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "stars" INTEGER,
    "starsCertifiedAt" DATE,
    "wheelchairPlaces" INTEGER NOT NULL DEFAULT 0,
    "seatsPerWheelchair" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "bus_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_file" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "uploadType" "UploadType" NOT NULL,
    "name" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "size" INTEGER,
    "width" INTEGER,
    "height" INTEGER,
    "state" "FileState" NOT NULL DEFAULT 'awaited',
    "refusal" TEXT,
    "userId" UUID,
    "companyId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_file_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "bus_qrcode_key" ON "bus"("qrcode");

-- CreateIndex
CREATE INDEX "bus_companyId_idx" ON "bus"("companyId");

-- CreateIndex
CREATE UNIQUE INDEX "bus_country_licenceplate_key" ON "bus"("country", "licenceplate");

-- CreateIndex
CREATE UNIQUE INDEX "stored_file_key_key" ON "stored_file"("key");

-- CreateIndex
CREATE INDEX "stored_file_userId_idx" ON "stored_file"("userId");

-- CreateIndex
CREATE INDEX "stored_file_companyId_idx" ON "stored_file"("companyId");

-- CreateIndex
CREATE INDEX "stored_file_createdAt_idx" ON "stored_file"("createdAt");

-- CreateIndex
CREATE INDEX "contact_message_companyId_idx" ON "contact_message"("companyId");

-- CreateIndex
CREATE INDEX "mailed_token_companyId_purpose_idx" ON "mailed_token"("companyId", "purpose");

-- AddForeignKey
ALTER TABLE "bus" ADD CONSTRAINT "bus_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Written by hand from here on: what the schema files cannot say.

alter table bus
  add constraint bus_capacity check (capacity between 1 and 150),
  add constraint bus_stars check (stars between 1 and 5),
  add constraint bus_wheelchair check ("wheelchairPlaces" between 0 and 50 and "seatsPerWheelchair" between 0 and 50);

-- Earth-centred x, y, z in metres, as on bus_request (docs/decisions/003-geo-without-postgis.md).
alter table company add column pos cube generated always as (
  case when longitude is null or latitude is null then null else cube(array[
    6378168 * cos(radians(latitude)) * cos(radians(longitude)),
    6378168 * cos(radians(latitude)) * sin(radians(longitude)),
    6378168 * sin(radians(latitude))]) end) stored;

-- Lists of companies in their two orders; what everybody may see, and all for the admins.
create index company_public_name on company (name, id) where active and "companyType" <> 'private';
create index company_public_latest on company ("createdAt" desc, id desc) where active and "companyType" <> 'private';
create index company_all_name on company (name, id);
create index company_all_latest on company ("createdAt" desc, id desc);
create index company_registered_name on company (name, id) where registered;
create index company_pos on company using gist (pos) where active;
create index company_search on company using gin (lower(name) gin_trgm_ops);
create index company_city on company (lower(address ->> 'city'));
create index company_country on company ((address ->> 'countryISO3166Code'));
-- A passive provider is found by the domain of its mail address (who registers may claim it).
create index company_mail_domain on company (lower(split_part(email, '@', 2))) where not registered;

create index user_account_erase on user_account ("deleteAfter") where "deleteAfter" is not null;
