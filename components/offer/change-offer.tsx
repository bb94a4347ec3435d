"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { FormProvider } from "@/components/form/form-provider";
import type { Resolver } from "react-hook-form";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { ErrorSummary } from "@/components/form/error-summary";
import { fieldwise } from "@/components/form/fieldwise";
import { FormDialog } from "@/components/form/form-dialog";
import { usePage } from "@/components/form/use-page";
import { type Base, useVersionedForm } from "@/components/form/use-versioned-form";
import { Button } from "@/components/ui/button";
import type { AnswerRecord } from "@/lib/features/alert/schema";
import type { RequestTimes } from "@/lib/features/offer/rules/offer";
import type { OfferDraft, OfferRecord } from "@/lib/features/offer/schema";
import { api } from "@/lib/http/client";
import { formatDateTime } from "@/lib/i18n/formats";
import { AlternativeFields } from "./alternative-fields";
import { type FleetBus, type GoneBus, type Group, PriceFields, TermFields } from "./offer-fields";
import { VehicleFields } from "./vehicle-fields";
import { offerFieldNames, useOfferLabels } from "./use-offer-form";
import { draftOf, fieldOf, offerResolver, type OfferValues, valuesOf } from "./values";

/** Buses that the offer names and that have gone out of service since. */
const goneOf = ({ bus, busDetails, moreBuses, moreDetails }: OfferRecord): GoneBus[] =>
  [{ id: bus, details: busDetails }, ...moreBuses.map((id, at) => ({ id, details: moreDetails[at] ?? null }))].flatMap(
    ({ id, details }) => {
      if (!id || !details || details.active) return [];
      const { licenceplate = "", name, capacity } = details;
      return [{ id, licenceplate, name, capacity }];
    },
  );

type Name = (typeof offerFieldNames)[number];
const kind = { valuesOf, ...fieldwise<OfferValues, Name>(offerFieldNames) };

/** Without an account: the link of the bidder's mail, and what becomes of its page. */
type ByLink = { token: string; onChanged: (answer: AnswerRecord) => void };
type Props = {
  offer: OfferRecord;
  times: RequestTimes;
  group: Group;
  buses: readonly FleetBus[];
  link?: ByLink;
};

/** The calls of an account, or those of a mail's link. */
function callsOf({ id, request }: OfferRecord, link?: ByLink) {
  if (!link) {
    return {
      load: async () => {
        const { entity } = await api("GET /busrequest/{id}/offers", { params: { id: request } });
        return entity.find((one) => one.id === id && one.state === "open");
      },
      save: async (body: OfferDraft & { version: number }) =>
        (await api("PUT /offer/{id}", { params: { id }, body })).first,
    };
  }
  const params = { token: link.token };
  return {
    load: async () => {
      const { offer } = (await api("GET /answer/{token}", { params })).first;
      return offer?.state === "open" ? offer : undefined;
    },
    save: async (body: OfferDraft & { version: number }) => {
      const { first } = await api("PUT /answer/{token}/offer", { params, body });
      link.onChanged(first);
      return first.offer as OfferRecord;
    },
  };
}

/** A field of one of two versions in words; of lists and of the bus what tells them apart. */
function useShown(buses: readonly GoneBus[]) {
  const t = useTranslations("offer.form");
  return (values: OfferValues, name: Name): ReactNode => {
    if (name === "validUntil") return values.validUntil && formatDateTime(values.validUntil);
    if (name === "bus") return buses.find(({ id }) => id === values.bus)?.licenceplate ?? t("busOther");
    if (name === "altStart" || name === "altEnd") return values[name] && formatDateTime(values[name]);
    if (name === "alt") return values.alt ? t("alt") : "";
    if (name === "vat") return t(values.vat === "in" ? "vatIn" : "vatOn");
    const value = values[name];
    return Array.isArray(value) ? value.join(", ") : value;
  };
}

function useChange({ offer, times, link }: Props, onClose: () => void) {
  const t = useTranslations("offer");
  const router = useRouter();
  const page = usePage();
  const { load, save } = callsOf(offer, link);
  return useVersionedForm({
    record: offer,
    kind,
    resolver: offerResolver(times) as Resolver<OfferValues, Base<OfferRecord>>,
    load,
    save: (values, base) => save({ ...(draftOf(values) as OfferDraft), version: base?.version ?? 0 }),
    saved: () => t("change.saved"),
    toField: ({ path, message, detail }) => {
      if (path !== "bus" || !detail) return { path: fieldOf(path), message };
      return { path, message: t("form.busClash", { trip: detail }) };
    },
    onRefused: (error) => {
      page.refreshAfter(error);
      return false;
    },
    onDone: () => {
      onClose();
      router.refresh();
    },
  });
}

function Edit({ onClose, ...props }: Props & { onClose: () => void }) {
  const { offer, times, group, buses, link } = props;
  const t = useTranslations("offer.change");
  const common = useTranslations("common");
  const labels = useOfferLabels();
  const held = useChange(props, onClose);
  const [gone] = useState(() => goneOf(offer));
  const shown = useShown([...buses, ...gone]);
  const { form, isDirty, busy, submit } = held;
  return (
    <FormProvider {...form}>
      <FormDialog
        isDirty={isDirty}
        busy={busy}
        onClose={onClose}
        id="change-offer"
        title={t("title")}
        description={t("lead")}
        save={t(busy ? "sending" : "save")}
        discard={common("unsaved")}
        onSubmit={submit}
      >
        <ErrorSummary labels={labels} />
        <PriceFields />
        <VehicleFields buses={buses} gone={gone} group={group} />
        {!link && <AlternativeFields times={times} buses={buses} group={group} />}
        <TermFields times={times} steps={!link} />
      </FormDialog>
      <ConflictChoice held={held} label={(name) => labels[name]} shown={shown} />
    </FormProvider>
  );
}

/** Opens the form of an open offer, filled as it stands. */
export function ChangeOffer(props: Props) {
  const t = useTranslations("offer.own");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("change")}</Button>
      {open && <Edit {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
