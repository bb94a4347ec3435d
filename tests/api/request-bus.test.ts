import { beforeEach, expect, it } from "vitest";
import { busPrefill } from "@/app/[lng]/(public)/request/new/prefill";
import { makeBus } from "@/prisma/factories/bus";
import { makeCompany } from "@/prisma/factories/company";
import { resetDb } from "@/tests/db";

beforeEach(resetDb);

const words = ({ bus }: { bus: string }) => `Requested bus: ${bus}`;

it("names the scanned bus and its kind in a request to its company", async () => {
  const { id: companyId } = await makeCompany();
  const bus = await makeBus({ companyId, licenceplate: "R CB 418", name: "Setra S 515", design: "midibus" });
  expect(await busPrefill(companyId, { bus: bus.qrcode }, words)).toEqual({
    vehicleTypes: ["midibus"],
    description: "Requested bus: Setra S 515, R CB 418",
  });
});

it("knows nothing of another company's bus, one out of service and an odd code", async () => {
  const { id: companyId } = await makeCompany();
  const other = await makeCompany();
  const foreign = await makeBus({ companyId: other.id });
  const retired = await makeBus({ companyId, active: false });
  for (const bus of [foreign.qrcode, retired.qrcode, "x", undefined, ["a", "b"]]) {
    expect(await busPrefill(companyId, { bus }, words)).toEqual({});
  }
});
