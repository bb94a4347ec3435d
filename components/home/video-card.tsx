"use client";

import { iconClass } from "@/components/ui/icon";
import Image from "next/image";
import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useState } from "react";
import { parseFilm } from "@/lib/features/advertiser/rules";
import type { Video } from "@/lib/features/mediadata/schema";
import { FilmPlayer } from "./film-player";
import "./styles.css";

type Props = { video: Video; children: ReactNode };

const isOurs = (address: string) => /^\/(?![/\\])/.test(address);

function minutes(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * A film behind a picture: nothing is asked of another server before the click and the answer that follows it. What
 * is no film that we can show stays a link.
 */
export function VideoCard({ video, children }: Props) {
  const t = useTranslations("home.videos");
  const [wanted, setWanted] = useState(false);
  const { title, address, poster, duration } = video;
  const film = parseFilm(address);
  const want = (event: MouseEvent) => {
    if (!film) return;
    event.preventDefault();
    setWanted(true);
  };
  if (wanted && film) {
    return (
      <div className="vc grid gap-[0.6rem] no-underline grid gap-[0.6rem] no-underline">
        <div className="th" data-surface="board">
          <FilmPlayer film={film} title={title} />
        </div>
        <h3>{title}</h3>
      </div>
    );
  }
  const outside = film ? {} : { target: "_blank", rel: "noreferrer" };
  return (
    <a
      className="vc grid gap-[0.6rem] no-underline grid gap-[0.6rem] no-underline"
      href={address}
      onClick={want}
      aria-label={t("play", { title })}
      {...outside}
    >
      <span className="th">
        {poster && isOurs(poster) ? <Image src={poster} alt="" width={640} height={360} /> : children}
        <span className="play">
          <svg
            className={iconClass}
            width="22"
            height="22"
            viewBox="0 0 24 24"
            fill="currentColor"
            stroke="currentColor"
            strokeWidth="1.9"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
          </svg>
        </span>
        {duration ? <span className="dur">{minutes(duration)}</span> : null}
      </span>
      <h3>{title}</h3>
    </a>
  );
}
