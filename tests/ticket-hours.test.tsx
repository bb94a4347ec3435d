import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { RequestValues } from "@/components/busrequest/form/values";
import { tripHours } from "@/lib/features/drivinghours/queries/trip";
import { drivenWay } from "@/lib/features/way/queries";
import drivinghours from "@/locales/de/drivinghours.json";
import { requestRecord } from "@/tests/request-record";
import { TicketHours } from "@/components/drivinghours/ticket-hours";
import { tripFactsOf } from "@/components/drivinghours/trip-facts";

/** The ticket's line beside the form, once the hours of its trip are there. */
async function lineOf(transferType: "transferoneway" | "transfertwoway", withStops = false) {
  const whole = requestRecord({ transferType });
  const record = { ...whole, stops: withStops ? whole.stops : [] };
  const values = { ...record, needs: {} } as unknown as RequestValues;
  const way = await drivenWay(record);
  const client = new QueryClient();
  client.setQueryData(["drivinghours", JSON.stringify(tripFactsOf(values))], { trip: tripHours(record, way) });
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="de"
      messages={{ drivinghours } as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <QueryClientProvider client={client}>
        <TicketHours values={values} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  const [, km, empty = 0] = />(\d+) km(?: und (\d+) km leer)?/.exec(html) ?? [];
  return { km: Number(km), empty: Number(empty), way: way?.km ?? 0 };
}

it("km there and back stand beside the hours there and back", async () => {
  const [one, both] = [await lineOf("transferoneway"), await lineOf("transfertwoway")];
  expect(one.way).toBeGreaterThan(20);
  expect(one.km).toBe(one.way);
  // One way the hours are those of the bus until it is home.
  expect([one.empty, both.empty]).toEqual([one.way, 0]);
  expect(both.km).toBe(2 * both.way);
  const over = await lineOf("transfertwoway", true);
  expect(over.way).toBeGreaterThan(one.way);
  expect(over.km).toBe(over.way + one.way);
});
