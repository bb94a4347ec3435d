import { useTranslations } from "next-intl";
import { useBoard } from "./board-context";
import { boardHours, hatched } from "./looks";

const swatch = "relative inline-block h-3 w-6 align-middle";

/** What the looks of the bars mean, drawn as they are. */
export function BoardLegend() {
  const t = useTranslations("calendar.legend");
  const { gaps } = useBoard();
  const looks = [
    { name: "firm", kind: "group", look: boardHours({ state: "live", vacant: false, clash: false }) },
    { name: "pending", kind: "group", look: boardHours({ state: "pending", vacant: false, clash: false }) },
    { name: "vacant", kind: "vacancy", look: boardHours({ state: "live", vacant: true, clash: false }) },
    { name: "clash", kind: "group", look: boardHours({ state: "live", vacant: false, clash: true }) },
    { name: "busy", kind: "own", look: boardHours({ state: "busy", vacant: false, clash: false }) },
    { name: "over", kind: "group", look: hatched },
  ] as const;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-1" aria-label={t("label")}>
        {looks.map(({ name, kind, look }) => (
          <li key={name} className="flex items-center gap-1.5" data-kind={kind}>
            <span className={swatch}>
              <span className={`absolute inset-0 ${look}`} />
            </span>
            {t(name)}
          </li>
        ))}
        {gaps.length > 0 && (
          <li className="flex items-center gap-1.5">
            <span className="inline-block h-3 w-6 rounded-control border border-dashed border-line-strong" />
            {t("gap")}
          </li>
        )}
      </ul>
      <span>{t("keys")}</span>
    </div>
  );
}
