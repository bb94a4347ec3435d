"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useStore } from "@/components/ui/use-store";
import type { Film } from "@/lib/features/advertiser/rules";
import { consent, consentDefaults } from "@/lib/state/consent";

type Props = { film: Film; title: string; className?: string };

function Player({ film: { service, source }, title, className }: Props) {
  const look = cn("block h-full w-full border-0", className);
  if (service === "own" || service === "file") {
    // biome-ignore lint/a11y/useMediaCaption: an address is all we have; captions come with the film.
    return <video className={look} src={source} controls autoPlay playsInline aria-label={title} />;
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
      className="grid h-full content-center justify-items-start gap-[0.6rem] overflow-y-auto p-4 text-sm text-on-board"
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
