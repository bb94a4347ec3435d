"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { FormEvent, ReactNode, Ref } from "react";
import { KindToggle } from "@/components/busrequest/kind-toggle";
import { Kbd } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { useSingleKeys } from "@/components/ui/single-keys";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import { type QueueQuery, queueAddress } from "./queue-address";

type Props = {
  path: string;
  query: QueueQuery;
  counts: Partial<Record<Kind, number>>;
  total: number;
  title: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

const flipped = (on: readonly Kind[], kind: Kind) =>
  kinds.filter((other) => (other === kind ? !on.includes(kind) : on.includes(other)));

/** Number waiting, kinds to look at, search by place; a GET form, so that the address holds the filter. */
export function QueueHead({ path, query, counts, total, title, children }: Props) {
  const t = useTranslations("moderation.queue");
  const router = useRouter();
  const keys = useSingleKeys();
  const go = (next: Partial<QueueQuery>) => router.push(`${path}${queueAddress.write({ ...query, page: 1, ...next })}`);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ text: String(new FormData(event.currentTarget).get("q") ?? "").trim() });
  };
  return (
    <form
      className="flex gap-2 items-center flex-wrap pt-3 px-5 pb-2"
      action={path}
      method="get"
      onSubmit={submit}
      aria-label={t("title")}
    >
      {/* First, so that Enter in the search sends this one and no toggle. */}
      <button type="submit" name="kind" value={query.kinds.join(",")} hidden>
        {t("search")}
      </button>
      <h1 ref={title} className="text-xl" tabIndex={-1}>
        {t("heading", { count: total })}
      </h1>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t("kinds")}</legend>
        {kinds.map((kind) => {
          const next = flipped(query.kinds, kind);
          return (
            <KindToggle
              key={kind}
              kind={kind}
              on={query.kinds.includes(kind)}
              count={counts[kind] ?? 0}
              onToggle={() => go({ kinds: next.length > 0 ? next : kinds })}
              value={next.join(",")}
              className="min-h-8! pr-[0.45rem]! pl-[0.35rem]! max-lg:pointer-coarse:min-h-11!"
            />
          );
        })}
      </fieldset>
      <span className="input-box w-auto" key={query.sort}>
        <select
          name="sort"
          defaultValue={query.sort}
          aria-label={t("sort")}
          onChange={({ target }) => go({ sort: target.value === "newest" ? "newest" : "oldest" })}
        >
          <option value="oldest">{t("oldest")}</option>
          <option value="newest">{t("newest")}</option>
        </select>
        <Icon of="chevron-down" size={16} />
      </span>
      {children}
      <label className="input-box ml-auto max-w-56 max-lg:max-w-none" key={query.text}>
        <Icon of="search" size={16} />
        <input
          id="queue-search"
          name="q"
          defaultValue={query.text}
          placeholder={t("search")}
          aria-label={t("search")}
        />
        {keys && (
          <span className="max-lg:hidden">
            <Kbd>/</Kbd>
          </span>
        )}
      </label>
    </form>
  );
}
