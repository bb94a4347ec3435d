import type { ProvenBy, rules } from "@/lib/access/rules";
import { csvText } from "@/lib/csv/csv";
import { csvFormOf } from "@/lib/csv/form";
import { csvResponse } from "@/lib/http/csv-response";
import { bind } from "@/lib/http/serve";
import { statisticWords } from "@/lib/i18n/statistic-words";
import { statisticCalls } from "./calls";
import { countActions } from "./commands/count";
import { readStatistic, readStatisticLines } from "./queries";
import { actions, isRobot } from "./rules";
import type { StatisticLine, StatisticQuery } from "./schema";

async function statisticFile(viewer: ProvenBy<(typeof rules)["location.own"]>, query: StatisticQuery) {
  const t = statisticWords(viewer.language);
  const columns = [
    { head: t("day"), of: ({ day }: StatisticLine) => new Date(`${day}T12:00:00Z`), kind: "day" as const },
    { head: t("location"), of: ({ location }: StatisticLine) => location },
    ...actions.map((action) => ({ head: t(action), of: (line: StatisticLine) => line[action] })),
  ];
  const lines = await readStatisticLines(viewer, query, t("entry"));
  return csvResponse(
    `charabanc-${query.from}-${query.to}`,
    csvText(columns, lines, csvFormOf(viewer.language, { yes: "", no: "" })),
  );
}

export const statisticRoutes = bind(statisticCalls, {
  count: async ({ viewer, body, request }) => {
    if (!isRobot(request.headers.get("user-agent"))) await countActions(viewer, body.events);
  },
  read: ({ viewer, query }) => readStatistic(viewer, query),
  file: ({ viewer, query }) => statisticFile(viewer, query),
});
