import { expect, test } from "vitest";
import type { PublicCompanyRecord } from "@/lib/features/company/schema";
import { StructuredData } from "./structured-data";

const url = "https://charabanc.example/de/publicProfile/eder";
const company: PublicCompanyRecord = {
  id: "01a1fc71-b2af-73f6-b864-9096d9f60f06",
  companyType: "busoperator",
  name: "Eder </script><script>alert(1)</script>",
  slug: "eder",
  email: "info@eder.example",
  publicData: { email: "info@eder.example" },
  registered: true,
  created_at: 0,
  version: 1,
};

test("no name ends the script, and no e-mail address is told to robots", () => {
  const text: string = StructuredData({ company, url }).props.children;
  expect(text).not.toContain("<");
  expect(text).not.toContain("info@eder.example");
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": url,
    name: company.name,
    url,
  });
});
