-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('user', 'admin');

-- CreateEnum
CREATE TYPE "Language" AS ENUM ('de', 'en', 'es');

-- CreateEnum
CREATE TYPE "SubscriptionState" AS ENUM ('none', 'pending', 'active', 'pastdue', 'cancelled');

-- CreateEnum
CREATE TYPE "RequestKind" AS ENUM ('grouprequest', 'vacancy', 'emptyride', 'emergency');

-- CreateEnum
CREATE TYPE "RequestState" AS ENUM ('pending', 'active');

-- CreateEnum
CREATE TYPE "TransferType" AS ENUM ('transferoneway', 'transfertwoway', 'transfertour');

-- CreateEnum
CREATE TYPE "RequestMode" AS ENUM ('individual', 'collective');

-- CreateEnum
CREATE TYPE "OrganisationType" AS ENUM ('SCHOOL', 'CLUB', 'COMPANY', 'AUTHORITY', 'PRIVATE');

-- CreateEnum
CREATE TYPE "EndReason" AS ENUM ('past', 'withdrawn', 'filled', 'rejected');

-- CreateEnum
CREATE TYPE "CompanyType" AS ENUM ('busoperator', 'touroperator', 'travelService', 'driver', 'private');

-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('queued', 'sent', 'failed');

-- CreateTable
CREATE TABLE "user_account" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "firstname" TEXT NOT NULL,
    "lastname" TEXT NOT NULL,
    "phone" TEXT,
    "role" "Role" NOT NULL DEFAULT 'user',
    "language" "Language" NOT NULL DEFAULT 'en',
    "passwordHash" TEXT NOT NULL,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "confirmedAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),
    "deleteAfter" TIMESTAMPTZ(3),
    "owner" BOOLEAN NOT NULL DEFAULT false,
    "companyId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "user_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mailed_token" (
    "id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "userId" UUID,
    "requestId" UUID,
    "data" JSONB,
    "expiresAt" TIMESTAMPTZ(3),
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mailed_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "advertiser" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "abonnement" "SubscriptionState" NOT NULL DEFAULT 'none',
    "plan" TEXT,
    "homeTitle" JSONB NOT NULL DEFAULT '{}',
    "homeText" JSONB NOT NULL DEFAULT '{}',
    "homePicture" TEXT,
    "homeVideo" TEXT,
    "homePosition" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "advertiser_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "advertiser_location" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "title" JSONB NOT NULL,
    "description" JSONB NOT NULL,
    "address" JSONB NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "category" TEXT NOT NULL,
    "images" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "facts" JSONB NOT NULL DEFAULT '{}',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "advertiser_location_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media_data" (
    "kind" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "content" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "media_data_pkey" PRIMARY KEY ("kind","language")
);

-- CreateTable
CREATE TABLE "bus_request" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "category" "RequestKind" NOT NULL,
    "state" "RequestState" NOT NULL DEFAULT 'pending',
    "mode" "RequestMode" NOT NULL DEFAULT 'collective',
    "transfer_type" "TransferType" NOT NULL DEFAULT 'transferoneway',
    "start_place" JSONB NOT NULL,
    "start_longitude" DOUBLE PRECISION NOT NULL,
    "start_latitude" DOUBLE PRECISION NOT NULL,
    "start_date" TIMESTAMPTZ(3) NOT NULL,
    "end_place" JSONB,
    "end_longitude" DOUBLE PRECISION,
    "end_latitude" DOUBLE PRECISION,
    "end_date" TIMESTAMPTZ(3) NOT NULL,
    "stops" JSONB NOT NULL DEFAULT '[]',
    "company_name" TEXT NOT NULL,
    "company_type" "CompanyType" NOT NULL DEFAULT 'private',
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "from_single_request" BOOLEAN NOT NULL DEFAULT false,
    "author_company_id" UUID,
    "author_user_id" UUID,
    "receiver_company_id" UUID,
    "organisation_type" "OrganisationType",
    "passengers" INTEGER,
    "vehicle_types" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "radius" INTEGER,
    "description" TEXT NOT NULL DEFAULT '',
    "language" "Language" NOT NULL DEFAULT 'en',
    "confirmed_at" TIMESTAMPTZ(3),
    "approved_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "end_reason" "EndReason",
    "reject_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "bus_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_reveal" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "company_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_reveal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company" (
    "id" UUID NOT NULL,
    "companyType" "CompanyType" NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "address" JSONB NOT NULL,
    "longitude" DOUBLE PRECISION,
    "latitude" DOUBLE PRECISION,
    "description" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL,
    "fax" TEXT,
    "cellphone" TEXT,
    "telephone" TEXT,
    "website" TEXT,
    "pdf" TEXT,
    "logo" TEXT,
    "publicData" JSONB NOT NULL DEFAULT '{}',
    "registered" BOOLEAN NOT NULL DEFAULT true,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_slug" (
    "slug" TEXT NOT NULL,
    "companyId" UUID NOT NULL,

    CONSTRAINT "company_slug_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "outbox_mail" (
    "id" UUID NOT NULL,
    "recipient" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "template" TEXT NOT NULL,
    "group" TEXT,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "headers" JSONB NOT NULL DEFAULT '{}',
    "state" "MailState" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttempt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "error" TEXT,
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "userName" TEXT NOT NULL,
    "deed" TEXT NOT NULL,
    "noun" TEXT NOT NULL,
    "recordId" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "key" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "status" INTEGER,
    "answer" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "contact_message" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "message" TEXT NOT NULL,
    "language" "Language" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unsubscription" (
    "email" TEXT NOT NULL,
    "group" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unsubscription_pkey" PRIMARY KEY ("email","group")
);

-- CreateTable
CREATE TABLE "gazetteer" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "country" CHAR(2) NOT NULL,
    "admin1" TEXT,
    "fcode" TEXT,
    "population" INTEGER NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "gazetteer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gazetteer_name" (
    "id" SERIAL NOT NULL,
    "place_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "language" TEXT,
    "norm" TEXT NOT NULL,

    CONSTRAINT "gazetteer_name_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_account_email_key" ON "user_account"("email");

-- CreateIndex
CREATE UNIQUE INDEX "user_account_userName_key" ON "user_account"("userName");

-- CreateIndex
CREATE INDEX "user_account_companyId_idx" ON "user_account"("companyId");

-- CreateIndex
CREATE INDEX "session_userId_idx" ON "session"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "mailed_token_hash_key" ON "mailed_token"("hash");

-- CreateIndex
CREATE INDEX "mailed_token_userId_purpose_idx" ON "mailed_token"("userId", "purpose");

-- CreateIndex
CREATE INDEX "mailed_token_requestId_idx" ON "mailed_token"("requestId");

-- CreateIndex
CREATE UNIQUE INDEX "advertiser_companyId_key" ON "advertiser"("companyId");

-- CreateIndex
CREATE INDEX "advertiser_location_companyId_idx" ON "advertiser_location"("companyId");

-- CreateIndex
CREATE UNIQUE INDEX "bus_request_number_key" ON "bus_request"("number");

-- CreateIndex
CREATE UNIQUE INDEX "contact_reveal_request_id_user_id_key" ON "contact_reveal"("request_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "company_slug_key" ON "company"("slug");

-- CreateIndex
CREATE INDEX "company_companyType_name_idx" ON "company"("companyType", "name");

-- CreateIndex
CREATE INDEX "outbox_mail_state_nextAttempt_idx" ON "outbox_mail"("state", "nextAttempt");

-- CreateIndex
CREATE INDEX "outbox_mail_createdAt_idx" ON "outbox_mail"("createdAt");

-- CreateIndex
CREATE INDEX "audit_entry_noun_recordId_idx" ON "audit_entry"("noun", "recordId");

-- CreateIndex
CREATE INDEX "audit_entry_createdAt_idx" ON "audit_entry"("createdAt");

-- CreateIndex
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");

-- CreateIndex
CREATE INDEX "gazetteer_name_place_id_idx" ON "gazetteer_name"("place_id");

-- AddForeignKey
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advertiser" ADD CONSTRAINT "advertiser_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advertiser_location" ADD CONSTRAINT "advertiser_location_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bus_request" ADD CONSTRAINT "bus_request_author_company_id_fkey" FOREIGN KEY ("author_company_id") REFERENCES "company"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bus_request" ADD CONSTRAINT "bus_request_receiver_company_id_fkey" FOREIGN KEY ("receiver_company_id") REFERENCES "company"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_slug" ADD CONSTRAINT "company_slug_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gazetteer_name" ADD CONSTRAINT "gazetteer_name_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "gazetteer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
