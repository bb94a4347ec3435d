"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormProvider } from "@/components/form/form-provider";
import { useWatch } from "react-hook-form";
import { RetryNotice } from "@/components/ui/retry-notice";
import { type Fact, Facts } from "@/components/admin/facts";
import { tones } from "@/components/subscription/state";
import { Badge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import type { PartnerRecord } from "@/lib/features/advertiser/schema/partner";
import { api } from "@/lib/http/client";
import { formatDate } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { dialogs } from "@/lib/state/dialogs";
import { ErrorSummary } from "@/components/form/error-summary";
import { FormDialog } from "@/components/form/form-dialog";
import type { HomeEntrySettings } from "@/lib/features/advertiser/schema/home-entry";
import { useAction } from "@/components/form/use-action";
import { FieldMessage } from "@/components/form/field";
import { useErrorText } from "@/components/form/use-error-text";
import { Icon } from "@/components/ui/icon";
import { positionRange } from "@/lib/features/advertiser/rules";
import { useQuery } from "@/lib/http/queries";
import { HomeEntryPreview } from "../home-entry-preview";
import { usePartnerActions } from "./use-partner-actions";
import { HomeEntryConflict } from "../home-entry-conflict";
import { HomeEntryFields, useEntryLabels } from "../home-entry-fields";
import { useHomeEntry } from "../use-home-entry";
import type { EntryValues } from "../values";
import "@/sheets/admin-lists.css";

type PartnerRankProps = { row: PartnerRecord; refresh: () => Promise<void> };
const { min, max } = positionRange;

/** A partner's rank on the home page: one step by a press, any by number. */
function PartnerRank({ row, refresh }: PartnerRankProps) {
  const t = useTranslations("advertiser.partners");
  const text = useErrorText();
  const { place } = usePartnerActions(refresh);
  const { run, busy } = useAction();
  const [typed, setTyped] = useState(String(row.position));
  // Not a new form for each rank: the focus would be gone after every step.
  const [known, setKnown] = useState(row.position);
  if (known !== row.position) {
    setKnown(row.position);
    setTyped(String(row.position));
  }
  const wanted = /^[-−]?\d{1,2}$/.test(typed.trim()) ? Number(typed.trim().replace("−", "-")) : null;
  const move = (position: number) => run(() => place(row, position));
  const name = row.company.name;
  return (
    <section className="grid grid-cols-1 content-start gap-2" aria-labelledby="partner-rank">
      <h3 id="partner-rank">{t("rank")}</h3>
      <form
        className="flex flex-wrap gap-2 items-end"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== null && wanted !== row.position) void move(wanted);
        }}
      >
        <div className={wanted === null ? "field field-invalid" : "field"}>
          <label htmlFor="partner-position">{t("number")}</label>
          <span className="input-box">
            <input
              id="partner-position"
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              aria-invalid={wanted === null}
              aria-describedby="partner-position-error partner-rank-hint"
              onChange={(event) => setTyped(event.target.value)}
            />
          </span>
          <FieldMessage id="partner-position" error={wanted === null ? text("wholeNumber") : undefined} />
        </div>
        <Button type="submit" busy={busy} aria-disabled={wanted === null || wanted === row.position}>
          {t("place")}
        </Button>
        <Button
          aria-label={t("upOf", { name })}
          busy={busy}
          aria-disabled={row.position <= min}
          onClick={() => row.position > min && move(row.position - 1)}
        >
          <Icon of="arrow-up" size={17} />
          {t("up")}
        </Button>
        <Button
          aria-label={t("downOf", { name })}
          busy={busy}
          aria-disabled={row.position >= max}
          onClick={() => row.position < max && move(row.position + 1)}
        >
          <Icon of="arrow-down" size={17} />
          {t("down")}
        </Button>
      </form>
      <p className="text-xs text-ink-3" id="partner-rank-hint">
        {t("rankHint", { min, max })}
      </p>
    </section>
  );
}

type AdvertiserDialogProps = {
  settings: HomeEntrySettings;
  name: string;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

/** The advertiser modal: an admin writes a travel service's entry on the home page. Closing asks before typed text is lost. */
function AdvertiserDialog({ settings, name, onClose, onSaved }: AdvertiserDialogProps) {
  const t = useTranslations("advertiser");
  const labels = useEntryLabels();
  const held = useHomeEntry(settings, () => {
    onClose();
    void onSaved();
  });
  const { form, isDirty, busy, submit } = held;
  const values = useWatch({ control: form.control }) as EntryValues;
  return (
    <FormProvider {...form}>
      <FormDialog
        id="advertiser-entry"
        title={t("partners.editTitle", { name })}
        save={t("save")}
        discard={t("partners.discard")}
        busy={busy}
        onSubmit={submit}
        isDirty={isDirty}
        onClose={onClose}
      >
        <ErrorSummary labels={labels} />
        <HomeEntryFields values={values} />
      </FormDialog>
      <HomeEntryConflict held={held} />
    </FormProvider>
  );
}

type Props = { row: PartnerRecord; refresh: () => Promise<void> };

/** The entry as the home page shows it, and the way to write it. */
function Entry({ row, refresh }: Props) {
  const t = useTranslations("advertiser.partners");
  const lng = useLocale() as Language;
  const flags = useDialogFlags();
  useEffect(() => dialogs.closeAll, []);
  const { data, isError, refetch } = useQuery({
    queryKey: ["admin", "partners", "entry", row.company.id],
    queryFn: async () => (await api("GET /company/{id}/homepageentry", { params: { id: row.company.id } })).first,
    staleTime: 0,
  });
  if (isError) {
    return (
      <RetryNotice retry={t("retry")} onRetry={refetch}>
        {t("entryFailed")}
      </RetryNotice>
    );
  }
  if (!data) return <p className="text-ink-2">{t("loading")}</p>;
  const { title, text, picture, video, active } = data;
  const blank = { id: row.id, slug: row.company.slug, title: "", text: "", picture, video, category: null };
  const values = { title, text, picture, video: video ?? "", active };
  const { name } = row.company;
  const close = () => dialogs.close("advertiser");
  return (
    <>
      <HomeEntryPreview lng={lng} entry={{ ...blank, distance: null }} name={name} values={values} />
      <span>
        <Button variant="pri" onClick={() => dialogs.open("advertiser")}>
          {t("edit")}
        </Button>
      </span>
      {flags.advertiser && <AdvertiserDialog settings={data} name={name} onClose={close} onSaved={refresh} />}
    </>
  );
}

function useFacts(row: PartnerRecord): Fact[] {
  const t = useTranslations("advertiser");
  const words = useTranslations("subscription.state");
  const lng = useLocale();
  const state = (
    <>
      <Link href={`/${lng}/adminpanel/advertisers?open=${row.id}`}>
        <Badge tone={tones[row.state]}>{words(row.state)}</Badge>
        <span className="sr-only"> {t("partners.toSubscription")}</span>
      </Link>
      {row.plan && ` ${t(`admin.plan.${row.plan}`)}`}
    </>
  );
  const shown = row.shown ? "partners.shownYes" : row.homeActive ? "partners.shownUnpaid" : "partners.shownOff";
  return [
    [t("admin.column.state"), state],
    [t("admin.column.paidUntil"), row.paidUntil !== null && formatDate(row.paidUntil)],
    [t("partners.column.shown"), t(shown)],
    [t("admin.column.city"), row.company.city],
  ];
}

/** One partner: its entry as the home page shows it, its rank, its subscription. */
export function PartnerPanel({ row, refresh }: Props) {
  const t = useTranslations("advertiser.partners");
  const lng = useLocale();
  const { show } = usePartnerActions(refresh);
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Facts facts={useFacts(row)} />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant={row.homeActive ? "line" : "pri"} onClick={() => void show(row, !row.homeActive)}>
          {t(row.homeActive ? "switchOff" : "switchOn")}
        </Button>
        <ButtonLink href={`/${lng}/publicProfile/${row.company.slug}`}>{t("profile")}</ButtonLink>
      </div>
      <PartnerRank key={row.id} row={row} refresh={refresh} />
      <Entry row={row} refresh={refresh} />
    </div>
  );
}
