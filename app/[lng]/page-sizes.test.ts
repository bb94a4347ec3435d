import { expect, it } from "vitest";
import { take as management } from "@/components/busrequest/management-filter";
import { take as pending } from "./adminpanel/pendingRequests/pending-data";
import { take as requests } from "./adminpanel/requests/requests-data";

it("shows 10 pending requests, 10 requests and 10 of a company's own a page", () => {
  expect([pending, requests, management]).toEqual([10, 10, 10]);
});
