-- Diesel on 100 km as the company knows it of a bus; the ledger takes its size's figure where it is not said.
alter table "bus" add column "litres" integer;
alter table "bus" add constraint "bus_litres_check" check ("litres" between 5 and 60);
