import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";

export type RouteStop = { key: string; name: string; detail?: string; time?: string; note?: string };

type Props = { stops: readonly RouteStop[]; large?: boolean; drawn?: boolean };

/** Vertical route: filled dot, small rings, ring. `drawn`: while one looks, from stop to stop. */
export function RouteLine({ stops, large = false, drawn = false }: Props) {
  const t = useTranslations("busrequest.ticket");
  const last = stops.length - 1;
  return (
    <ol className={cn("route-line", large && "route-line-large", drawn && "route-line-drawn")}>
      {stops.map(({ key, name, detail, time, note }, index) => (
        <li
          key={key}
          className={cn("route-stop wrap-anywhere", index === last ? "route-stop-end" : index > 0 && "route-stop-via")}
        >
          <b>{name || t("placeOpen")}</b>
          {detail ? <span>{detail}</span> : null}
          {note ? <span>{note}</span> : null}
          {time ? <time>{time}</time> : null}
        </li>
      ))}
    </ol>
  );
}
