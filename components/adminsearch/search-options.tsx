import { RouteInline } from "@/components/busrequest/route-inline";
import { routeText } from "@/lib/i18n/route-text";
import { cn } from "@/components/ui/cn";
import { optionClass, popoverClass } from "@/components/ui/popover-class";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { KindSign } from "@/components/map/kind-sign";
import { Icon } from "@/components/ui/icon";
import { isSearchable } from "@/lib/search-text";
import { formatDate } from "@/lib/i18n/formats";
import type { Option } from "./options";
import type { SearchBox } from "./use-search-box";

/** Sign, name and what tells it apart. */
function useLines() {
  const t = useTranslations("adminsearch");
  const kinds = useTranslations("common.kind");
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ");
  return (option: Option) => {
    if (option.kind === "request") {
      const { category, from, to, reference, date, sender } = option.hit;
      const rest = joined(reference, kinds(category), formatDate(date), sender);
      return { sign: <KindSign kind={category} size={20} />, name: <RouteInline route={routeText(from, to)} />, rest };
    }
    if (option.kind === "company") {
      const { name, city, registered } = option.hit;
      const rest = joined(city, t(registered ? "registered" : "passive"));
      return { sign: <Icon of="building-complex" size={18} />, name, rest };
    }
    if (option.kind === "user") {
      const { name, email, company } = option.hit;
      return { sign: <Icon of="user" size={18} />, name, rest: joined(email, company) };
    }
    if (option.kind === "bus") {
      const { licenceplate, company } = option.hit;
      return { sign: <Icon of="bus-front" size={18} />, name: licenceplate, rest: company };
    }
    return { sign: <Icon of="list-filter" size={18} />, name: t(`more.${option.list}`), rest: "" };
  };
}

type LineProps = { box: SearchBox; option: Option; index: number };

/** A link, so that a new tab and the warning about unsaved text work as everywhere; the field handles the keys. */
function Line({ box, option, index }: LineProps) {
  const lng = useLocale();
  const { sign, name, rest } = useLines()(option);
  const onClick = ({ ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent) =>
    !ctrlKey && !metaKey && !shiftKey && !defaultPrevented && box.done();
  return (
    <Link
      id={`${box.id}-${index}`}
      role="option"
      aria-selected={index === box.active}
      data-highlighted={index === box.active || undefined}
      tabIndex={-1}
      draggable={false}
      className={cn(
        optionClass,
        "group/option min-h-11! data-highlighted:bg-board-line! data-highlighted:[box-shadow:inset_4px_0_0_var(--brand)] [&>svg]:text-on-board-2",
      )}
      href={`/${lng}${option.href}`}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => box.setActive(index)}
      onClick={onClick}
    >
      {sign}
      <span className="flex-1 min-w-0 grid gap-0.5 wrap-anywhere">
        <b className="font-bold">{name}</b>
        {rest && <small className="text-sm font-regular text-on-board-2">{rest}</small>}
      </span>
      <Icon of="arrow-right" size={16} className="invisible group-data-highlighted/option:visible" />
    </Link>
  );
}

/** What stands in place of lines, and is read out. */
function useNote({ text, search, count }: SearchBox) {
  const t = useTranslations("adminsearch");
  if (!isSearchable(text)) return t("short");
  if (search.failed) return search.refused || t("failed");
  if (!search.settled && !search.found) return t("searching");
  return search.found && search.settled && count === 0 ? t("none") : null;
}

export function SearchOptions({ box }: { box: SearchBox }) {
  const t = useTranslations("adminsearch");
  const { id, shown, groups, count, search } = box;
  const note = useNote(box);
  const lines = groups.flatMap(({ options }) => options);
  return (
    <>
      <div
        className={cn(
          popoverClass,
          "absolute top-[calc(100%+6px)] left-0 w-[max(100%,27rem)] border-board-line! bg-board-2! text-on-board @max-5xl:top-full @max-5xl:right-0 @max-5xl:w-auto @max-5xl:rounded-t-none",
        )}
        hidden={!shown}
      >
        {shown && note && <p className="text-sm text-on-board-2 py-2 px-3">{note}</p>}
        <div
          id={`${id}-list`}
          className="max-h-[min(36rem,calc(100dvh-9rem))] overflow-auto overscroll-contain @max-5xl:max-h-[calc(100dvh-12rem)]"
          role="listbox"
          aria-label={t("label")}
          aria-busy={!search.settled}
        >
          {shown &&
            groups.map(({ group, options }) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <p id={`${id}-${group}`} className="text-on-board-2 sign-xs leading-body pt-2 px-3 pb-1">
                  {t(`group.${group}`)}
                </p>
                {options.map((option) => (
                  <Line key={option.href} box={box} option={option} index={lines.indexOf(option)} />
                ))}
              </div>
            ))}
        </div>
      </div>
      <span className="sr-only" role="status">
        {shown ? (note ?? (search.settled ? t("found", { count }) : "")) : ""}
      </span>
    </>
  );
}
