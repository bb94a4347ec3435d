import fs from "node:fs";
import { expect, it } from "vitest";
import { vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { pictureOf } from "./bus-pictures";

it("has a drawing of each kind of bus in every company's livery", () => {
  for (const design of vehicleTypes) {
    for (const company of [0, 1, 2, 3, 4]) expect(fs.existsSync(`public${pictureOf(design, company)}`)).toBe(true);
  }
});
