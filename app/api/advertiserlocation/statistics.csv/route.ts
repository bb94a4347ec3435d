import { rules } from "@/lib/access/rules";
import { csvText } from "@/lib/csv/csv";
import { readStatisticLines } from "@/lib/features/statistic/queries";
import { actions } from "@/lib/features/statistic/rules";
import { type StatisticLine, statisticQuery } from "@/lib/features/statistic/schema";
import { csvResponse } from "@/lib/http/csvResponse";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";
import { statisticWords } from "@/lib/i18n/statisticWords";

export const GET = route({
  rule: rules["location.own"],
  query: statisticQuery,
  run: async ({ viewer, query }) => {
    const t = statisticWords(viewer.language);
    const columns = [
      { head: t("day"), of: ({ day }: StatisticLine) => day },
      { head: t("location"), of: ({ location }: StatisticLine) => location },
      ...actions.map((action) => ({ head: t(action), of: (line: StatisticLine) => line[action] })),
    ];
    const lines = await readStatisticLines(viewer, query, t("entry"));
    return csvResponse(`charabanc-${query.from}-${query.to}`, csvText(columns, lines));
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
