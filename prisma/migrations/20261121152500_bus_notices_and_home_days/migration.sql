-- The author of an accepted trip hears by mail that another bus comes, once the dispatcher has let it be for a while.
CREATE TABLE "bus_notice" (
    "bookingId" UUID NOT NULL,
    "toldBusId" UUID,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bus_notice_pkey" PRIMARY KEY ("bookingId")
);

-- What an entry on the home page got on one day, counted without cookies.
CREATE TABLE "home_day" (
    "advertiserId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "shown" INTEGER NOT NULL DEFAULT 0,
    "opened" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "home_day_pkey" PRIMARY KEY ("advertiserId","day")
);

CREATE INDEX "bus_notice_dueAt_idx" ON "bus_notice"("dueAt");

ALTER TABLE "bus_notice" ADD CONSTRAINT "bus_notice_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "home_day" ADD CONSTRAINT "home_day_advertiserId_fkey" FOREIGN KEY ("advertiserId") REFERENCES "advertiser"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The admins' lists of travel services by the state of their plan.
create index advertiser_state on advertiser (abonnement, id);
