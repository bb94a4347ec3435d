"use client";
import * as Radix from "@radix-ui/react-popover";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { RouteInline } from "@/components/busrequest/route-inline";
import { offerHref } from "@/components/fit/fit-link";
import { KindSign } from "@/components/map/kind-sign";
import { Button, ButtonLink } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { popoverClass } from "@/components/ui/popover-class";
import type { FitRecord } from "@/lib/features/fit/schema";
import { api } from "@/lib/http/client";
import { formatDayShort, formatNumber, formatTime } from "@/lib/i18n/formats";
import { routeText } from "@/lib/i18n/route-text";
import type { Language } from "@/lib/i18n/routing";
import { useEntryWords } from "./entry-words";
import type { Gap } from "./use-gaps";
import "@/sheets/calendar.css";

type Props = { company: string; gap: Gap; plate: string; at: HTMLElement; onClose: () => void };

/** Groups for the bus in the gap; null until they are there. */
function useGroups({ company, gap: { bus, from, to } }: Pick<Props, "company" | "gap">) {
  const [fits, setFits] = useState<readonly FitRecord[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [tried, setTried] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on a press
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setFailed(false);
    api("GET /company/{id}/fits", { params: { id: company }, query: { bus, from, to, take: 20 }, signal })
      .then(({ entity }) => setFits(entity))
      .catch(() => !signal.aborted && setFailed(true));
    return () => controller.abort();
  }, [company, bus, from, to, tried]);
  return { fits, failed, again: () => setTried(tried + 1) };
}

/** A group that fits. */
export function GapGroup({ fit }: { fit: FitRecord }) {
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const { request } = fit;
  const route = routeText(request.from.name, request.to?.name);
  const people = request.passengers === null ? [] : [t("feed.people", { count: request.passengers })];
  const facts = [`${formatDayShort(request.start, lng)} ${formatTime(request.start)}`, ...people];
  return (
    <li className="grid border-t border-line pb-3">
      <Link
        className="grid grid-cols-[28px_minmax(0,1fr)] items-start gap-x-3 py-2 no-underline hover:bg-hover"
        href={`/${lng}/request/${request.id}#fits`}
      >
        <KindSign kind={request.category} size={24} />
        <span className="grid min-w-0 gap-0.5 text-sm">
          <b className="sign-md wrap-anywhere">
            <RouteInline route={route} />
          </b>
          <span className="text-ink-2">{facts.join(", ")}</span>
          <span className="text-ink-2">{t("gap.empty", { km: formatNumber(Math.round(fit.extraKm), lng) })}</span>
        </span>
      </Link>
      <ButtonLink
        small
        className="ml-10 justify-self-start"
        href={offerHref(lng, fit)}
        aria-label={t("gap.offerTo", { route })}
      >
        {t("gap.offer")}
      </ButtonLink>
    </li>
  );
}

function Groups(props: Pick<Props, "company" | "gap">) {
  const t = useTranslations("calendar.gap");
  const again = useTranslations("common.action");
  const { fits, failed, again: retry } = useGroups(props);
  if (failed) {
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm" role="alert">
        {t("failed")}
        <Button small onClick={retry}>
          {again("retry")}
        </Button>
      </p>
    );
  }
  if (fits === null) return <p className="text-sm text-ink-2">{t("loading")}</p>;
  if (fits.length === 0) return <p className="text-sm text-ink-2">{t("gone")}</p>;
  return (
    <ul>
      {fits.map((fit) => (
        <GapGroup key={fit.request.id} fit={fit} />
      ))}
    </ul>
  );
}

/** Which groups fit into the gap, at the gap; each leads to its page, and to the offer that this bus fills there. */
export function GapPopover({ company, gap, plate, at, onClose }: Props) {
  const t = useTranslations("calendar.gap");
  const close = useTranslations("common.action");
  const words = useEntryWords();
  const anchor = useRef(at);
  anchor.current = at;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          className={cn(
            popoverClass,
            "grid max-h-[min(40rem,var(--radix-popover-content-available-height,22rem)-1rem)] w-80 max-w-[calc(100vw-2rem)] gap-3 overflow-auto p-4!",
          )}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t("title", { plate })}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            at.focus();
          }}
        >
          <div className="flex items-start gap-2">
            <div className="grid min-w-0 gap-0.5">
              <b className="sign-lg wrap-anywhere">{t("title", { plate })}</b>
              <span className="text-sm text-ink-2">{words.span(gap.from, gap.to)}</span>
            </div>
            <Button variant="ghost" small square className="ml-auto" aria-label={close("close")} onClick={onClose}>
              <Icon of="x" size={16} />
            </Button>
          </div>
          <Groups company={company} gap={gap} />
          <p className="text-xs text-ink-3">{t("estimate")}</p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
