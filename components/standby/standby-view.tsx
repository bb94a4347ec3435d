"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { weekNumber } from "@/components/calendar/address";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { KeyBar } from "@/components/ui/key-list";
import { PageHead } from "@/components/ui/page-head";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import type { GapsRecord, StandbyRecord, StandbyWindow } from "@/lib/features/standby/schema";
import { addDays } from "@/lib/i18n/days";
import { dayText } from "@/components/form/calendar";
import { GapPanel } from "./gap-panel";
import { type Plan, usePlan } from "./use-plan";
import { Warnings } from "./warnings";
import { WeekBoard } from "./week-board";
import { WindowDialog } from "./window-dialog";

type Props = {
  companyId: string;
  path: string;
  plan: StandbyRecord;
  before: StandbyRecord;
  gaps: GapsRecord;
  /** Below the headline: why nobody would call on this company. */
  children?: ReactNode;
};

function Steps({ path, from }: { path: string; from: string }) {
  const t = useTranslations("standby");
  const link = { scroll: false } as const;
  return (
    <nav className="flex flex-wrap items-center gap-2" aria-label={t("weeks")}>
      <ButtonLink {...link} square href={`${path}?week=${addDays(from, -7)}`} aria-label={t("weekBefore")}>
        <Icon of="chevron-left" />
      </ButtonLink>
      <ButtonLink {...link} href={path}>
        {t("thisWeek")}
      </ButtonLink>
      <ButtonLink {...link} square href={`${path}?week=${addDays(from, 7)}`} aria-label={t("weekAfter")}>
        <Icon of="chevron-right" />
      </ButtonLink>
    </nav>
  );
}

type HeadProps = Pick<Props, "path" | "plan"> & { own: Plan; onAdd: false | (() => void) };

function Head({ path, plan: { from }, own, onAdd }: HeadProps) {
  const t = useTranslations("standby");
  const week = { number: weekNumber(from, 1), from: dayText(from).slice(0, 6), to: dayText(addDays(from, 6)) };
  return (
    <PageHead title={t("title")}>
      {onAdd && <Steps path={path} from={from} />}
      {onAdd && <span className="text-sm text-ink-2">{t("week", week)}</span>}
      {onAdd && (
        <span className="ml-auto flex flex-wrap gap-2 max-md:ml-0">
          {own.copies > 0 && (
            <Button busy={own.busy} onClick={own.copy}>
              <Icon of="copy" size={16} />
              {t("copy")}
            </Button>
          )}
          <Button variant="pri" onClick={onAdd}>
            <Icon of="plus" />
            {t("add")}
          </Button>
        </span>
      )}
    </PageHead>
  );
}

/** Without an address that is on the map nobody could be asked to come from anywhere. */
function NoBase() {
  const t = useTranslations("standby.noBase");
  const lng = useLocale();
  return (
    <section className="card">
      <EmptyState
        sign="parking"
        title={t("title")}
        text={t("text")}
        action={
          <ButtonLink variant="pri" href={`/${lng}/userpanel/companyprofile`}>
            {t("go")}
          </ButtonLink>
        }
      />
    </section>
  );
}

/** From nowhere the arrows lead into the plan: there the first window has the focus, and its own keys from then on. */
function enter(event: KeyboardEvent) {
  const first = [...document.querySelectorAll<HTMLElement>("[data-window]")].find((bar) => bar.offsetParent !== null);
  if (event.target === document.body) first?.focus();
}

/** Those of a window are named where there is one. */
function Keys({ windows }: StandbyRecord) {
  const t = useTranslations("standby.keys");
  useShortcuts(windows.length > 0 ? { ArrowLeft: enter, ArrowRight: enter } : {});
  const ofWindows = [
    [["←", "→"], t("walk")],
    [["↑", "↓"], t("base")],
    [[t("space")], t("carry")],
  ] as const;
  return <KeyBar keys={[...(windows.length > 0 ? ofWindows : []), [["N"], t("add")]]} />;
}

/** Open is nothing, the form of a new window, or that of a known one. */
type Open = { window: StandbyWindow | null } | null;

type PlanProps = Pick<Props, "plan"> & { own: Plan; onOpen: (window: StandbyWindow) => void };

function Planned({ plan, own, onOpen }: PlanProps) {
  const t = useTranslations("standby");
  const lng = useLocale();
  return (
    <>
      <div>
        <WeekBoard plan={plan} onOpen={onOpen} onMove={(window) => void own.change(window.id, window)} />
        <Keys {...plan} />
      </div>
      {plan.windows.length === 0 && <p className="max-w-measure text-ink-2">{t("empty")}</p>}
      <Warnings plan={plan} busy={own.busy} onRepair={(id, next) => void own.change(id, next)} />
      <p className="text-sm text-ink-2">
        {t("bases")} <a href={`/${lng}/userpanel/filtersettings`}>{t("changeBases")}</a>
      </p>
    </>
  );
}

/** When the company is on call, and where nobody is: the latter alone for whom nobody would ever call on. */
export function StandbyView({ companyId, path, plan, before, gaps, children }: Props) {
  const own = usePlan(companyId, plan, before);
  const [open, setOpen] = useState<Open>(null);
  const plans = plan.bases.length > 0 && plan.unasked !== "operator";
  const add = () => setOpen({ window: null });
  useShortcuts(plans ? { n: add } : {});
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Head path={path} plan={plan} own={own} onAdd={plans && add} />
      {children}
      {plans && <Planned plan={plan} own={own} onOpen={(window) => setOpen({ window })} />}
      {plan.bases.length === 0 ? (
        <NoBase />
      ) : (
        <GapPanel
          gaps={gaps}
          plan={plan}
          busy={own.busy}
          onAdd={plans ? (window) => void own.add(window) : undefined}
        />
      )}
      {open && (
        <WindowDialog
          plan={plan}
          window={open.window}
          busy={own.busy}
          onSave={(next) => own.change(open.window?.id ?? null, next)}
          onRepeat={own.repeat}
          onEndSeries={own.endSeries}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
