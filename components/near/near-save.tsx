"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ToastInput } from "@/components/ui/toast-list";
import { withLook } from "@/lib/features/filtersetting/rules";
import { fetchPlace, fetchPlaceAt } from "@/lib/features/place/client";
import { api } from "@/lib/http/client";
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
  const { run, busy } = useAction({ failed: t("failed"), refresh: router.refresh });
  const action = { label: t("show"), onAct: () => router.push(settings) };
  async function write(): Promise<ToastInput> {
    const place = filter.place && (await wholePlace(filter.place, lng));
    const params = { id: company };
    const { first: stored } = await api("GET /company/{id}/filtersettings", { params });
    const next = withLook(stored, { place, radius: filter.radius, kinds: filter.kinds });
    if (!next) return { title: t("full"), action, variant: "destructive" };
    const body = { ...next, bases: [...next.bases], kinds: [...next.kinds], version: stored.version };
    const { first } = await api("PUT /company/{id}/filtersettings", { params, body });
    const pace = t(first.mail === "now" ? "now" : "daily");
    const what = filter.place ? t("place", { name: filter.place.name }) : t("bases");
    return { title: t("done"), description: `${what} ${pace}`, action };
  }
  return { busy, keep: () => run(write, (outcome) => outcome) };
}

/** "Tell me by mail": of what the page looks at; where that is the settings themselves, the way to them. */
export function NearSave({ className, ...page }: NearPage & { className?: string }) {
  const t = useTranslations("near");
  const { busy, keep } = useKeep(page);
  const face = (
    <>
      <Icon of="bell" size={16} />
      {t("mails")}
    </>
  );
  if (!isElsewhere(page.filter))
    return (
      <ButtonLink small className={className} href={page.settings}>
        {face}
      </ButtonLink>
    );
  return (
    <Button small busy={busy} className={className} onClick={keep}>
      {face}
    </Button>
  );
}
