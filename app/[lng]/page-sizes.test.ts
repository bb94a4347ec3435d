import { expect, it } from "vitest";
import { take as management } from "@/components/busrequest/management-filter";
import { adminRequestList } from "@/lib/features/busrequest/schema/admin";
import { takeOf } from "@/lib/http/adminList";
import { take as pending } from "./adminpanel/pendingRequests/pending-data";

it("shows 10 pending requests, 10 requests and 10 of a company's own a page", () => {
  expect([pending, takeOf(adminRequestList), management]).toEqual([10, 10, 10]);
});
