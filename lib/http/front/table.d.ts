declare module "charabanc:routes" {
  import type { RouteModule } from "@/lib/http/front/match";

  /** Every app/api and app/locales route file by its folder, made by scripts/lib/route-table.mjs at build. */
  export const routes: { path: string; module: RouteModule }[];
}
