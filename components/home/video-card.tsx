"use client";

import { Icon } from "@/components/ui/icon";
import { isOurs } from "@/components/ui/own-picture";
import { Picture as Image } from "@/components/ui/picture";
import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useState } from "react";
import type { Film } from "@/lib/features/advertiser/rules";
import type { Video } from "@/lib/features/mediadata/schema";
import { useLazy } from "@/components/ui/use-lazy";

/** `film`: null where it is none that we can show; `children` stand in the place of a poster that is not ours. */
type Props = { video: Video; film: Film | null; children: ReactNode };

const frameClass = "relative aspect-video overflow-hidden rounded-card bg-board";

/** The link that had the focus is gone: who pressed it by key goes on at the film, or at what is asked before it. */
const toPlayer = (frame: HTMLElement | null) =>
  frame?.querySelector<HTMLElement>("video, iframe, button")?.focus({ preventScroll: true });

function minutes(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * A film behind a picture: nothing is asked of another server before the click and the answer that follows it. What
 * is no film that we can show stays a link.
 */
export function VideoCard({ video, film, children }: Props) {
  const t = useTranslations("home.videos");
  const [wanted, setWanted] = useState(false);
  const FilmPlayer = useLazy(
    () => import("./film-player").then((module) => module.FilmPlayer),
    wanted,
    () => setWanted(false),
  );
  const { title, address, poster, duration } = video;
  const want = (event: MouseEvent) => {
    if (!film) return;
    event.preventDefault();
    setWanted(true);
  };
  if (FilmPlayer && film) {
    return (
      <div className="grid gap-[0.6rem] no-underline">
        <div ref={toPlayer} className={frameClass} data-surface="board">
          <FilmPlayer className="object-cover" film={film} title={title} />
        </div>
        <h3>{title}</h3>
      </div>
    );
  }
  const outside = film ? {} : { target: "_blank", rel: "noreferrer" };
  return (
    <a
      className="group grid gap-[0.6rem] no-underline"
      href={address}
      onClick={want}
      aria-label={t("play", { title })}
      {...outside}
    >
      <span className={frameClass}>
        {isOurs(poster) ? (
          <Image
            className="block h-full w-full border-0 object-cover"
            src={poster}
            alt=""
            width={640}
            height={360}
            sizes="(min-width: 64rem) 26rem, 100vw"
          />
        ) : (
          children
        )}
        <span className="absolute bottom-3.5 left-3.5 grid size-13 place-items-center rounded-full bg-brand text-on-brand group-first:bg-on-brand group-first:text-[#ffc800]">
          <Icon of="play" size={22} className="fill-current" />
        </span>
        {duration ? (
          <span className="absolute right-3.5 bottom-3.5 rounded-chip bg-[rgb(12_19_16/0.85)] px-[0.4rem] py-1 text-xs font-medium text-[#fff]">
            {minutes(duration)}
          </span>
        ) : null}
      </span>
      <h3>{title}</h3>
    </a>
  );
}
