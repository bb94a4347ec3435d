import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { KindChoice, PartnersOnly } from "@/components/busrequest/form/kind-choice";
import { RequestForm } from "@/components/busrequest/form/request-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { isAdmin, isBusPartner, mayPostKind } from "@/lib/access/rules";
import { namesBus } from "@/lib/features/busrequest/rules/kind-fields";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { busChoices } from "@/lib/features/calendar/queries/booking";
import { publicCompanyBySlug } from "@/lib/features/company/queries/profile";
import { listCircles } from "@/lib/features/partnercircle/queries";
import { isLanguage } from "@/lib/i18n/routing";
import { currentViewer } from "../../../current-viewer";
import { pageMetadata } from "../../page-metadata";
import { breakdownPrefill, busPrefill, draftKeyOf, prefillOf, type Search, textOf } from "./prefill";
import "@/sheets/form.css";

export const stored = ["busrequest", "company"];
export { searchKeys } from "./search-keys";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Search> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("busrequest.form");
  return pageMetadata((await params).lng, "/request/new", { title: t("title.grouprequest"), description: t("meta") });
}

export default async function NewRequestPage({ params, searchParams }: Props) {
  const [{ lng }, search, viewer] = await Promise.all([params, searchParams, currentViewer()]);
  const wanted = kinds.find((kind) => kind === search.kind) ?? "grouprequest";
  const kind = mayPostKind(viewer, wanted) ? wanted : "grouprequest";
  const trade = isBusPartner(viewer) || isAdmin(viewer);
  const [t, receiver, known, fleet, circles] = await Promise.all([
    getTranslations("busrequest.form"),
    publicCompanyBySlug(textOf(search.company)),
    prefillOf(kind, search, isLanguage(lng) ? lng : viewer.language, viewer),
    namesBus(kind) && isBusPartner(viewer) ? busChoices(viewer, viewer.company.id) : [],
    isBusPartner(viewer) ? listCircles(viewer) : null,
  ]);
  const bus = receiver ? await busPrefill(receiver.id, search, (facts) => t("thisBus", facts)) : {};
  const broken = kind === "emergency" && search.trip ? await breakdownPrefill(search, viewer.language, viewer) : {};
  const filled = { ...known, ...broken };
  const prefill = receiver ? { ...filled, ...bus, mode: "individual" as const } : filled;
  const asked = { kind, receiver, trade, needsConsent: kind === "grouprequest" && !trade, title: t(`title.${kind}`) };
  return (
    <ClientMessages ns={["busrequest", "place", "needs", "way", "drivinghours", "price", "fit"]}>
      {trade && <KindChoice lng={lng} kind={kind} />}
      {kind !== wanted && <PartnersOnly lng={lng} kind={wanted} />}
      <RequestForm
        key={kind}
        {...asked}
        prefill={prefill}
        fleet={fleet}
        circles={circles}
        draftKey={draftKeyOf(kind, search)}
      />
    </ClientMessages>
  );
}
