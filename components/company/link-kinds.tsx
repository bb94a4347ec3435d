"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { LanguageChoice } from "@/components/form/language-choice";
import { Button } from "@/components/ui/button";
import { DetailsSummary } from "@/components/ui/details-summary";
import type { Language } from "@/lib/i18n/routing";
import { CopyField } from "./copy-field";
import { embedCode } from "./embed-code";

type Props = {
  lng: Language;
  slug: string;
  companyType: string;
  /** Where this installation is reached, e.g. "https://charabanc.example". */
  appUrl: string;
};
type Kind = "single" | "travel";
type Trip = { fromText: string; toText: string };

const heights: Record<Kind, number> = { single: 1400, travel: 900 };

/** The path alone: it works also where the installation is reached by another name than its own. */
function previewOf(address: string) {
  const url = new URL(address);
  url.searchParams.set("embed", "1");
  return url.pathname + url.search;
}

function LinkKind({ kind, url, children }: { kind: Kind; url: string; children?: ReactNode }) {
  const t = useTranslations("company.links");
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <section className="card grid grid-cols-1 content-start gap-4" aria-labelledby={id}>
      <div>
        <h3 id={id}>{t(`${kind}Title`)}</h3>
        <p className="text-ink-2">{t(`${kind}Text`)}</p>
      </div>
      {children}
      <CopyField label={t("address")} button={t("copy")} value={url} />
      {/* The brand is the same in every language that the frame may have. */}
      <details>
        <DetailsSummary>{t("embed")}</DetailsSummary>
        <CopyField
          label={t("embed")}
          button={t("copyEmbed")}
          lines={4}
          value={embedCode(url, "Charabanc", heights[kind])}
        />
      </details>
      <div className="flex flex-wrap items-center gap-3">
        <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? "hidePreview" : "preview")}
        </Button>
        <a className="max-lg:inline-flex max-lg:min-h-11 max-lg:items-center" href={url} target="_blank" rel="noopener">
          {t("open")}
        </a>
      </div>
      {shown && (
        <iframe
          className="w-full border border-line-strong rounded-control bg-page"
          title={t(kind === "single" ? "frameSingle" : "frameTravel")}
          src={previewOf(url)}
          height={560}
        />
      )}
    </section>
  );
}

function TripFields({ trip, onChange }: { trip: Trip; onChange: (trip: Trip) => void }) {
  const t = useTranslations("company.links");
  const form = useTranslations("form");
  const id = useId();
  const end = (name: keyof Trip, label: string) => (
    <div className="field">
      <label htmlFor={`${id}${name}`}>
        {label} <span className="text-xs text-ink-3 font-regular">({form("optional")})</span>
      </label>
      <span className="input-box">
        <input
          id={`${id}${name}`}
          maxLength={120}
          value={trip[name]}
          aria-describedby={`${id}hint`}
          onChange={(event) => onChange({ ...trip, [name]: event.target.value })}
        />
      </span>
    </div>
  );
  return (
    <div className="field">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-y-3 gap-x-4">
        {end("fromText", t("tripFrom"))}
        {end("toText", t("tripTo"))}
      </div>
      <span className="field-hint" id={`${id}hint`}>
        {t("tripHint")}
      </span>
    </div>
  );
}

/** Addresses for a company's own web page: requests to it alone, and recommendations for a trip. */
export function LinkKinds({ lng, slug, companyType, appUrl }: Props) {
  const t = useTranslations("company.links");
  const [language, setLanguage] = useState(lng);
  const [trip, setTrip] = useState<Trip>({ fromText: "", toText: "" });
  const address = (path: string) => new URL(`/${language}/${path}`, appUrl);
  const travel = address("travelrecommendations");
  for (const [name, text] of Object.entries(trip)) if (text.trim()) travel.searchParams.set(name, text.trim());
  const takesRequests = companyType !== "travelService" && companyType !== "private";
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <p className="text-ink-2">{t("lead")}</p>
      <LanguageChoice label={t("language")} value={language} onChange={setLanguage} />
      {takesRequests && <LinkKind kind="single" url={address(`singlerequest/${encodeURIComponent(slug)}`).href} />}
      <LinkKind kind="travel" url={travel.href}>
        <TripFields trip={trip} onChange={setTrip} />
      </LinkKind>
    </div>
  );
}
