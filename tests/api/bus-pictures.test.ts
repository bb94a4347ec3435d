import { beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { scannedBus } from "@/lib/features/bus/queries/scanned";
import { fleetSummary } from "@/lib/features/bus/queries/summary";
import { sweepFiles } from "@/lib/features/upload/commands/sweep";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { change, create, fieldsOf, plain } from "./bus-calls";
import { picture } from "./location-calls";
import { makeOne, offer } from "./offer-calls";

beforeEach(resetDb);

const dayMs = 86_400_000;

it("photos of a bus stand in profile, behind the code and in offers; its remark stays in the company", async () => {
  const own = await person("busoperator");
  const companyId = own.companyId ?? "";
  const images = [await picture(own.id), await picture(own.id)];
  const sent = { ...plain, images: [...images, images[0]], note: " Klima prüfen " };
  const { entity, status } = await create(own, sent);
  expect(status).toBe(201);
  expect(entity[0]).toMatchObject({ images, note: "Klima prüfen" });
  await prisma.company.update({ where: { id: companyId }, data: { publicData: { fleet: true } } });
  const [group] = await fleetSummary(companyId);
  expect(group?.pictures).toEqual([images[0]]);
  const scanned = await scannedBus(companyId, entity[0].qrcode);
  expect(scanned?.images).toEqual(images);
  expect(JSON.stringify([group, scanned])).not.toContain("Klima");
  const made = await makeOne((await makeBusRequest()).id, own, offer({ bus: entity[0].id }));
  expect(made.entity[0].busDetails).toMatchObject({ pictures: images });
  expect(JSON.stringify(made.entity)).not.toContain("Klima");
  await sweepFiles(new Date(Date.now() + 3 * dayMs));
  expect(await prisma.storedFile.count()).toBe(2);
  const fewer = await change(own, entity[0].id, { images: [images[1]], note: "", version: 1 });
  expect(fewer.entity[0]).toMatchObject({ images: [images[1]], note: null });
});

it("400 for another's file, for a logo, for an address of the web and for a fifth one", async () => {
  const [own, other] = [await person("busoperator"), await person("busoperator")];
  const wrong = [await picture(other.id), await picture(own.id, "logo"), "https://pictures.example/a.webp"];
  for (const url of wrong) {
    expect(fieldsOf(await create(own, { ...plain, images: [url] }))).toEqual(["images.0 fileUnknown"]);
  }
  const five = await Promise.all(Array.from({ length: 5 }, () => picture(own.id)));
  expect(fieldsOf(await create(own, { ...plain, images: five }))).toEqual(["images tooMany"]);
});
