"use client";
import { Picture as Image } from "@/components/ui/picture";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import "@/sheets/parts.css";

type Props = {
  name: string;
  images: readonly string[];
  shown: number | null;
  onShow: (index: number | null) => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture large; arrow keys and buttons lead to the others, round and round. */
export function PictureDialog({ name, images, shown, onShow }: Props) {
  const t = useTranslations("company.gallery");
  const count = images.length;
  const number = (shown ?? 0) + 1;
  const src = images[number - 1];
  const go = (step: number) => onShow(((shown ?? 0) + step + count) % count);
  // Wherever in the dialog the focus is.
  useEffect(() => {
    if (shown === null || count < 2) return;
    const onKey = ({ key }: KeyboardEvent) => {
      const step = steps[key];
      if (step !== undefined) onShow((shown + step + count) % count);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [shown, count, onShow]);
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onShow(null)}
      title={t("title", { number, count })}
      wide
    >
      {src && (
        <div className="relative h-[min(75dvh,40rem)]">
          <Image
            key={src}
            className="object-contain"
            src={src}
            alt={t("image", { name, number, count })}
            fill
            sizes="(max-width: 60rem) 100vw, 58rem"
          />
          {count > 1 && (
            <div className="absolute top-auto right-0 bottom-2 flex justify-center gap-3">
              <Button square aria-label={t("previous")} onClick={() => go(-1)}>
                <Icon of="chevron-left" size={22} />
              </Button>
              <Button square aria-label={t("next")} onClick={() => go(1)}>
                <Icon of="chevron-right" size={22} />
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
