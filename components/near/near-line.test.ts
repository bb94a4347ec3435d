import { expect, it } from "vitest";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { NearList, NearRow } from "@/lib/features/filtersetting/schema";
import { requestRecord } from "@/tests/request-record";
import { nearLines } from "./near-line";

const plain = { isNew: false, hidden: false, note: "", fit: null, way: null };
const row = (changes: Partial<BusRequestRecord> = {}, known: Partial<NearRow> = {}): NearRow => ({
  ...requestRecord(changes),
  ...plain,
  ...known,
});
const list = (rows: NearRow[]) => nearLines({ rows, total: rows.length } as NearList, "de");

it("says what is shown in the reader's words, and nothing that is not", () => {
  const { rows } = list([row({ description: "Zwei Rollatoren" })]);
  expect(rows).toEqual([
    {
      id: requestRecord().id,
      reference: "CB-10247",
      category: "grouprequest",
      transferType: "transfertwoway",
      organisationType: "SCHOOL",
      passengers: 28,
      route: "Regensburg → München",
      via: "Dachau",
      date: requestRecord().start.date,
      until: requestRecord().end.date,
      at: [12.1, 49.02],
      created_at: requestRecord().created_at,
      personal: true,
      afterAcceptance: true,
    },
  ]);
});

it("brings whom to ask where anybody may read it, a company without its street", () => {
  const told = { email: "post@wimmer.example", phone: "+49 9421 5550130", companyName: "Wimmer" };
  const street = requestRecord().start;
  street.address.address_fields.street = "Hafenstr. 1";
  const [company, person] = list([
    row({ ...told, companyType: "busoperator", contact: null, start: street }),
    row({ ...told, contact: null, start: street }),
  ]).rows;
  expect(company?.contact).toEqual({ ...told, mobile: undefined });
  expect(company?.personal).toBeUndefined();
  expect(person?.contact?.addresses).toEqual([street.address.address]);
});

it("keeps what the company and the reader know of a row", () => {
  const known = {
    isNew: true,
    hidden: true,
    note: "Anrufen",
    distance: 12.5,
    way: { km: 122, minutes: 115, source: "factor" as const },
  };
  expect(list([row({ passengers: null, quantity: 3 }, known)]).rows[0]).toMatchObject({ ...known, quantity: 3 });
});
