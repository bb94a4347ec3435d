"use client";
import type { ComponentProps } from "react";
import { Dialog } from "@/components/ui/dialog";
import { FilmPlayer } from "./film-player";
import "@/sheets/later.css";

type Props = ComponentProps<typeof FilmPlayer> & { title: string; onClose: () => void };

/** A partner's film above the page. */
export function FilmDialog({ film, title, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} wide>
      <div className="aspect-video bg-board rounded-control overflow-hidden" data-surface="board">
        <FilmPlayer film={film} title={title} />
      </div>
    </Dialog>
  );
}
