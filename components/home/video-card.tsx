"use client";

import Image from "next/image";
import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useState } from "react";
import { useStore } from "@/components/ui/use-store";
import type { Video } from "@/lib/features/mediadata/schema";
import { consent, consentDefaults } from "@/lib/state/consent";

type Props = { video: Video; children: ReactNode };

const isOurs = (address: string) => address.startsWith("/");
const isFile = (address: string) => isOurs(address) || /\.(mp4|webm)(\?|$)/i.test(address);

function minutes(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function Player({ video: { address, title } }: { video: Video }) {
  if (isFile(address)) {
    // biome-ignore lint/a11y/useMediaCaption: admins name a film's address only; captions come with the film.
    return <video src={address} controls autoPlay aria-label={title} />;
  }
  return <iframe src={address} title={title} allow="autoplay; fullscreen" referrerPolicy="no-referrer" />;
}

function AskFirst({ host, address }: { host: string; address: string }) {
  const t = useTranslations("home.videos");
  return (
    <div className="ask">
      <p>{t("consent", { host })}</p>
      <button type="button" className="btn pri sm" onClick={consent.open}>
        {t("settings")}
      </button>
      <a href={address} target="_blank" rel="noreferrer">
        {t("elsewhere", { host })}
      </a>
    </div>
  );
}

/** A film behind a picture: nothing is asked of another server before the click, nor without consent to marketing. */
export function VideoCard({ video, children }: Props) {
  const t = useTranslations("home.videos");
  const [wanted, setWanted] = useState(false);
  const { marketing } = useStore(consent, consentDefaults);
  const { title, address, poster, duration } = video;
  const want = (event: MouseEvent) => {
    event.preventDefault();
    setWanted(true);
  };
  if (wanted) {
    const allowed = marketing || isOurs(address);
    return (
      <div className="vc">
        <div className="th" data-surface="board">
          {allowed ? <Player video={video} /> : <AskFirst host={new URL(address).host} address={address} />}
        </div>
        <h3>{title}</h3>
      </div>
    );
  }
  return (
    <a className="vc" href={address} onClick={want} aria-label={t("play", { title })}>
      <span className="th">
        {poster ? <Image src={poster} alt="" width={640} height={360} unoptimized={!isOurs(poster)} /> : children}
        <span className="play">
          <svg className="i" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
          </svg>
        </span>
        {duration ? <span className="dur">{minutes(duration)}</span> : null}
      </span>
      <h3>{title}</h3>
    </a>
  );
}
