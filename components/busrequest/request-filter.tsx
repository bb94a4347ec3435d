"use client";

import { kindToggleClass } from "./kind-toggle";
import { buttonClass } from "@/components/ui/button-class";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import { instead } from "./instead";
import { limitCount, type RequestFilter, requestAddress, wholeFilter } from "./filter-address";
import { KindToggle } from "./kind-toggle";
import { pressed, pressedText } from "./one-kind";
import { KindBoxes, RadiusSelect, RequestFilterFields } from "./request-filter-fields";

/** A toggle that lies on the map. */
const onMapClass = "elevation-float aria-pressed:[box-shadow:inset_0_-3px_0_var(--ink),var(--shadow-2)]!";

type Props = {
  /** Where the form goes without scripts. */
  action: string;
  filter: RequestFilter;
  counts: Partial<Record<Kind, number>>;
  onFilter: (filter: RequestFilter) => void;
  /** The place field; it comes from the page, so that this form stays free of a place search. */
  place: ReactNode;
  /** Likewise where the trip ends, and of whom the requests are. */
  destination: ReactNode;
  company: ReactNode;
};

/** Calls `apply` when a field's value is settled: at once for a choice, on leaving a typed one. */
function useSettled(apply: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(apply);
  latest.current = apply;
  useEffect(() => {
    const node = form.current;
    const listen = (event: Event) => {
      const field = event.target as HTMLElement;
      // Where a suggestion is to be chosen, what is half typed does not count; some fields settle by themselves.
      const settles = field.getAttribute("role") === "combobox" || field.closest("[data-settles]");
      if (node && !settles) latest.current(node);
    };
    node?.addEventListener("change", listen);
    return () => node?.removeEventListener("change", listen);
  }, []);
  return form;
}

const limitsText = (filter: RequestFilter) => requestAddress.search({ ...filter, kinds, view: null }).toString();

/** Another key, and so fresh fields, when the filter changed from outside (back button, reset). */
function useFieldsKey(filter: RequestFilter) {
  const text = limitsText(filter);
  const own = useRef(text);
  const [key, setKey] = useState(0);
  useEffect(() => {
    if (own.current === text) return;
    own.current = text;
    setKey((count) => count + 1);
  }, [text]);
  return { key, own };
}

/** Filter of the home page: a GET form, so that it works without scripts; with them every change counts at once. */
export function RequestFilterForm({ action, filter, counts, onFilter, place, destination, company }: Props) {
  const t = useTranslations("busrequest.filter");
  const { key, own } = useFieldsKey(filter);
  const apply = (node: HTMLFormElement) => {
    const search = new URLSearchParams([...new FormData(node)].map(([key, value]) => [key, String(value)]));
    // With scripts a name counts once it is chosen.
    search.delete("firm");
    const next = { ...requestAddress.read(search), view: filter.view };
    own.current = limitsText(next);
    onFilter(next);
  };
  const form = useSettled(apply);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const limits = limitCount(filter);
  return (
    <search>
      <form
        className="absolute z-10 left-4 right-4 top-4 flex flex-wrap gap-2 md:max-xl:relative md:max-xl:inset-0 md:max-xl:p-4 max-md:flex-nowrap max-md:overflow-x-auto max-md:left-0 max-md:right-0 max-md:scrollbar-none max-md:pt-0 max-md:px-4 max-md:pb-[0.4rem] print:hidden!"
        action={action}
        method="get"
        ref={form}
        onSubmit={submit}
        aria-label={t("label")}
      >
        <button type="submit" hidden>
          {t("apply")}
        </button>
        {place}
        <fieldset
          className="flex flex-wrap gap-2 md:max-xl:contents max-md:flex-none max-md:flex-nowrap"
          aria-describedby="filter-kinds-hint"
        >
          <legend className="sr-only">{t("kinds")}</legend>
          <span className="sr-only" id="filter-kinds-hint">
            {t("kindsHint")}
          </span>
          {kinds.map((kind) => (
            <KindToggle
              key={kind}
              className={onMapClass}
              kind={kind}
              on={filter.kinds.includes(kind)}
              count={counts[kind]}
              onToggle={(more) => onFilter({ ...filter, kinds: pressed(filter.kinds, kind, more) })}
              value={pressedText(filter.kinds, kind)}
            />
          ))}
        </fieldset>
        <details>
          <summary
            className={cn(kindToggleClass, onMapClass, "cursor-pointer list-none [&::-webkit-details-marker]:hidden")}
          >
            <Icon of="sliders-horizontal" /> {t("moreCount", { count: limits })}
          </summary>
          <div className="absolute top-[calc(100%+0.5rem)] right-0 z-popover grid max-h-100 w-[min(27rem,calc(100vw-2rem))] grid-cols-1 gap-[0.9rem] overflow-y-auto rounded-card bg-raised p-4 elevation-dialog max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:z-sheet max-md:max-h-[80vh] max-md:w-auto max-md:rounded-t-dialog max-md:rounded-b-none">
            <KindBoxes filter={filter} onFilter={onFilter} />
            <RadiusSelect key={`start-${String(key)}`} label={t("radius")} name="km" km={filter.place?.km} />
            {destination}
            <RadiusSelect key={`end-${String(key)}`} label={t("toRadius")} name="toKm" km={filter.to?.km} />
            {company}
            <RequestFilterFields key={key} filter={filter} />
            <div className="flex flex-wrap items-center gap-3 justify-between">
              <button type="submit" className={buttonClass({ variant: "pri", small: true })}>
                {t("apply")}
              </button>
              <a
                className={buttonClass({ variant: "ghost", small: true })}
                href={action}
                onClick={instead(() => onFilter(wholeFilter))}
              >
                {t("reset")}
              </a>
            </div>
          </div>
        </details>
      </form>
    </search>
  );
}
