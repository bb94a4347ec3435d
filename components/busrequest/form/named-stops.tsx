"use client";
import { RouteLine } from "@/components/busrequest/route-line";
import { placeName } from "@/lib/i18n/place-names";
import { useTicketStops } from "./use-ticket-stops";
import type { RequestValues } from "./values";
import "@/sheets/form.css";

/** The stops of the ticket with their places as the reader's language names them. */
export function NamedStops({ values }: { values: RequestValues }) {
  return <RouteLine stops={useTicketStops(values, placeName)} />;
}
