declare module "charabanc:pages" {
  import type { Page } from "@/lib/http/front/pages";

  /** Every page below app/[lng], made by scripts/lib/page-table.mjs at build. */
  const pages: Page[];
  export default pages;
}
