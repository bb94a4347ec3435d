"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import type { Film } from "@/lib/features/advertiser/rules";

/** Opens a partner's film in a dialog; the page itself loads nothing of it. */
export function FilmButton({ film, title }: { film: Film; title: string }) {
  const t = useTranslations("home.videos");
  const [open, setOpen] = useState(false);
  const FilmDialog = useLazy(
    () => import("./film-dialog").then((module) => module.FilmDialog),
    open,
    () => setOpen(false),
  );
  return (
    <>
      <button
        type="button"
        className="absolute z-1 left-2.5 bottom-2.5 w-11 h-11 rounded-full bg-brand text-on-brand grid place-items-center"
        aria-label={t("play", { title })}
        onClick={() => setOpen(true)}
      >
        <Icon of="play" size={20} />
      </button>
      {open && FilmDialog && <FilmDialog film={film} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
