"use client";
import { DayInput } from "@/components/form/day-input";
import { ChevronDown, Search } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { FormEvent, ReactNode } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { activeFilters, companyTypes, kinds, states } from "@/lib/features/busrequest/rules";
import { type RequestsWish, readRequests, writeRequests } from "./requests-address";

type Choice = { value: string; label: string };
type SelectProps = { name: string; label: string; value: string; choices: readonly Choice[]; any?: string };

function Labelled({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={`requests-${name}`}>{label}</label>
      <span className="inp">{children}</span>
    </div>
  );
}

function Select({ name, label, value, choices, any }: SelectProps) {
  return (
    <Labelled name={name} label={label}>
      <select id={`requests-${name}`} name={name} defaultValue={value}>
        {any && <option value="">{any}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} />
    </Labelled>
  );
}

/** The admin's request filter: a GET form; with scripts each choice counts at once. */
export function RequestsFilter({ path, wish }: { path: string; wish: RequestsWish }) {
  const t = useTranslations("moderation.all");
  const form = useTranslations("form");
  const words = useTranslations("busrequest");
  const router = useRouter();
  const of = <T extends string>(values: readonly T[], word: (value: T) => string) =>
    values.map((value) => ({ value, label: word(value) }));
  function apply(form: HTMLFormElement) {
    const search = new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]));
    router.push(path + writeRequests({ ...readRequests(search), sort: wish.sort, page: 1 }), { scroll: false });
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const settle = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) apply(event.currentTarget);
  };
  return (
    <form
      key={writeRequests({ ...wish, page: 1 })}
      action={path}
      method="get"
      onSubmit={submit}
      onChange={settle}
      aria-label={t("filter")}
      className="mb-4 grid items-end gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(100%,9.5rem),1fr))]"
    >
      <Labelled name="q" label={t("search")}>
        <Icon of={Search} size={16} />
        <input id="requests-q" name="q" defaultValue={wish.text} />
      </Labelled>
      <Select
        name="active"
        label={t("active")}
        value={wish.active}
        choices={of(activeFilters, (v) => t(`activeValues.${v}`))}
      />
      <Select
        name="kind"
        label={t("kind")}
        value={wish.kind}
        any={t("any")}
        choices={of(kinds, (v) => words(`kinds.${v}`))}
      />
      <Select
        name="from"
        label={t("companyType")}
        value={wish.companyType}
        any={t("any")}
        choices={of(companyTypes, (v) => words(`companyTypes.${v}`))}
      />
      <Select
        name="state"
        label={t("state")}
        value={wish.state}
        any={t("any")}
        choices={of(states, (v) => words(`states.${v}`))}
      />
      <Labelled name="after" label={t("after")}>
        <DayInput id="requests-after" name="after" day={wish.after} placeholder={form("datePlaceholder")} />
      </Labelled>
      <Labelled name="before" label={t("before")}>
        <DayInput id="requests-before" name="before" day={wish.before} placeholder={form("datePlaceholder")} />
      </Labelled>
      <input type="hidden" name="sort" value={wish.sort} />
      <span className="row tight col-span-full">
        <Button type="submit" variant="pri">
          {t("apply")}
        </Button>
        <Link className={buttonClass({ variant: "ghost" })} href={path} prefetch={false}>
          {t("reset")}
        </Link>
      </span>
    </form>
  );
}
