"use client";
import { Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { parseFilm } from "@/lib/features/advertiser/rules";
import { FilmPlayer } from "./film-player";

/** Opens a partner's film in a dialog; the page itself loads nothing of it. */
export function FilmButton({ address, title }: { address: string; title: string }) {
  const t = useTranslations("home.videos");
  const [open, setOpen] = useState(false);
  const film = parseFilm(address);
  if (!film) return null;
  return (
    <>
      <button
        type="button"
        className="absolute z-1 left-2.5 bottom-2.5 w-11 h-11 rounded-full bg-brand text-on-brand grid place-items-center"
        aria-label={t("play", { title })}
        onClick={() => setOpen(true)}
      >
        <Icon of={Play} size={20} />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={title} wide>
        <div className="aspect-video bg-board rounded-control overflow-hidden" data-surface="board">
          <FilmPlayer film={film} title={title} />
        </div>
      </Dialog>
    </>
  );
}
