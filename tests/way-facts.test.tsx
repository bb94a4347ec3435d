import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DetailFacts } from "@/components/busrequest/request-detail-facts";
import { tripWay } from "@/lib/features/way/queries";
import busrequest from "@/locales/de/busrequest.json";
import map from "@/locales/de/map.json";
import needs from "@/locales/de/needs.json";
import way from "@/locales/de/way.json";
import { requestRecord } from "@/tests/request-record";

const messages = { busrequest, map, needs, way } as unknown as AbstractIntlMessages;

/** Regensburg to Hamburg and back. */
function longDay() {
  const record = requestRecord();
  const address = { ...record.end.address, location: { longitude: 9.99, latitude: 53.55 } };
  return { ...record, stops: [], end: { ...record.end, address: address as typeof record.start.address } };
}

describe("km and driving time", () => {
  it("follow the road and say that they are an estimate, each way where the bus comes back", async () => {
    const record = longDay();
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
        <DetailFacts request={record} way={await tripWay(record)} />
      </NextIntlClientProvider>,
    );
    const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    expect(text).toMatch(/6\d\d km, \d+ Std (\d+ Min )?Fahrzeit je Strecke.*Schätzung über Hauptstraßen/s);
    expect(text).not.toContain("Luftlinie");
  });

  it("the line begins and ends where the reader's record says, not nearer", async () => {
    const record = longDay();
    const way = await tripWay(record);
    const { longitude, latitude } = record.start.address.location;
    expect(way?.line[0]).toEqual([longitude, latitude]);
    expect(way?.line.at(-1)).toEqual([9.99, 53.55]);
  });
});
