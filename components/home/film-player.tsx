"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useStore } from "@/components/ui/use-store";
import type { Film } from "@/lib/features/advertiser/rules";
import { languageNames, languages } from "@/lib/i18n/routing";
import { consent, consentDefaults } from "@/lib/state/consent";
import "@/sheets/later.css";

type Props = { film: Film; title: string; className?: string };

/** Captions of the films that we made ourselves lie beside them. */
function Captions({ source }: { source: string }) {
  const reader = useLocale();
  if (!source.startsWith("/films/")) return null;
  return languages.map((language) => (
    <track
      key={language}
      kind="captions"
      src={source.replace(/\w+$/, `${language}.vtt`)}
      srcLang={language}
      label={languageNames[language]}
      default={language === reader}
    />
  ));
}

function Player({ film: { service, source }, title, className }: Props) {
  const look = cn("block h-full w-full border-0", className);
  if (service === "own" || service === "file") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: of films of others an address is all we have.
      <video className={look} src={source} controls autoPlay playsInline aria-label={title}>
        <Captions source={source} />
      </video>
    );
  }
  // YouTube plays in no frame that hides where it stands.
  return (
    <iframe
      className={look}
      src={source}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function AskFirst({ film: { host, address }, onAllow }: { film: Film; onAllow: () => void }) {
  const t = useTranslations("home.videos");
  const first = useRef<HTMLButtonElement>(null);
  // What was pressed is gone: the question takes the focus.
  useEffect(() => first.current?.focus(), []);
  return (
    <section
      className="grid h-full content-center justify-items-start gap-2 overflow-y-auto p-4 text-sm text-on-board"
      aria-label={t("ask", { host })}
    >
      <p>
        <b>{t("ask", { host })}</b> {t("askText", { host })}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={first} variant="pri" small onClick={onAllow}>
          {t("once")}
        </Button>
        <Button small onClick={consent.acceptMarketing}>
          {t("always")}
        </Button>
      </div>
      <a href={address} target="_blank" rel="noreferrer">
        {t("elsewhere", { host })}
      </a>
    </section>
  );
}

/** The film itself where it is ours or allowed; before that nothing is asked of another server. */
export function FilmPlayer({ film, title, className }: Props) {
  const [once, setOnce] = useState(false);
  const { marketing } = useStore(consent, consentDefaults);
  if (film.service === "own" || marketing || once) return <Player film={film} title={title} className={className} />;
  return <AskFirst film={film} onAllow={() => setOnce(true)} />;
}
