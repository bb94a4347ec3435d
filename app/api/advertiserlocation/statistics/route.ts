import { rules } from "@/lib/access/rules";
import { readStatistic } from "@/lib/features/statistic/queries";
import { statisticQuery } from "@/lib/features/statistic/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["location.own"],
  query: statisticQuery,
  run: ({ viewer, query }) => readStatistic(viewer, query),
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
