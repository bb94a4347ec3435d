import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { placesIn } from "@/lib/i18n/route-text";

function Arrow() {
  return (
    <svg
      className="inline-block flex-none fill-none stroke-current stroke-[2.6] align-[-0.12em] board:text-brand"
      width="0.9em"
      height="0.9em"
      viewBox="0 0 16 16"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M1.5 8h12M9 3.3 13.7 8 9 12.7" />
    </svg>
  );
}

/** A route in a line of words; `route` as `routeText` writes it. What is no route stands as it is. */
export function RouteInline({ route }: { route: string }) {
  const t = useTranslations("common");
  const [start, ...others] = placesIn(route);
  return (
    <>
      {start}
      {others.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round trip names a place twice
        <Fragment key={index}>
          {" "}
          <Arrow />
          {/* Inside a box of its own, so that a line that is cut cuts it, too: else it widens the page. */}
          <span className="relative">
            <span className="sr-only">{t("routeTo")}</span>
          </span>{" "}
          {place}
        </Fragment>
      ))}
    </>
  );
}
