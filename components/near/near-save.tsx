"use client";
import { Bell } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast-store";
import { withLook } from "@/lib/features/filtersetting/rules";
import { fetchPlace, fetchPlaceAt } from "@/lib/features/place/client";
import { api, ApiError } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import { isElsewhere, type NearPlace } from "./near-address";
import type { NearPage } from "./near-page";

/** The whole place of an address that names it: by its id, else what lies there. */
async function wholePlace({ id, ...location }: NearPlace, lng: Language) {
  const known = id ? await fetchPlace(id, lng).catch(() => null) : null;
  return known ?? fetchPlaceAt(location, lng);
}

/** Keeps what the page looks at in the filter settings, so that it comes by mail from now on. */
function useKeep({ filter, company, settings }: NearPage) {
  const t = useTranslations("near.keep");
  const lng = useLocale() as Language;
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const action = { label: t("show"), onAct: () => router.push(settings) };
  async function write() {
    const place = filter.place && (await wholePlace(filter.place, lng));
    const params = { id: company };
    const { first: stored } = await api("GET /company/{id}/filtersettings", { params });
    const next = withLook(stored, { place, radius: filter.radius, kinds: filter.kinds });
    if (!next) return toast({ title: t("full"), action, variant: "destructive" });
    const body = { ...next, bases: [...next.bases], kinds: [...next.kinds], version: stored.version };
    const { first } = await api("PUT /company/{id}/filtersettings", { params, body });
    const pace = t(first.mail === "now" ? "now" : "daily");
    const what = filter.place ? t("place", { name: filter.place.name }) : t("bases");
    toast({ title: t("done"), description: `${what} ${pace}`, action });
    router.refresh();
  }
  async function keep() {
    setBusy(true);
    try {
      await write();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: t("failed"), description: error.errordesc, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }
  return { busy, keep };
}

/** "Tell me by mail": of what the page looks at; where that is the settings themselves, the way to them. */
export function NearSave(page: NearPage) {
  const t = useTranslations("near");
  const { busy, keep } = useKeep(page);
  const face = (
    <>
      <Icon of={Bell} size={16} />
      {t("mails")}
    </>
  );
  if (!isElsewhere(page.filter))
    return (
      <ButtonLink small href={page.settings}>
        {face}
      </ButtonLink>
    );
  return (
    <Button small busy={busy} onClick={keep}>
      {face}
    </Button>
  );
}
