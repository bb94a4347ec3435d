"use client";
import { Picture as Image } from "@/components/ui/picture";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { ProfileSection } from "./profile-section";

type Props = { name: string; images: readonly string[] };

/** Published pictures; each opens large. */
export function ProfileGallery({ name, images }: Props) {
  const t = useTranslations("company");
  const [shown, setShown] = useState<number | null>(null);
  const Picture = useLazy(
    () => import("./picture-dialog").then((part) => part.PictureDialog),
    shown !== null,
    () => setShown(null),
  );
  const words = (index: number) => ({ name, number: index + 1, count: images.length });
  return (
    <ProfileSection id="images" title={t("profile.images")}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-3 max-md:grid-cols-2">
        {images.map((src, index) => (
          <li key={src}>
            <button
              type="button"
              className="relative block aspect-3/2 w-full cursor-zoom-in overflow-hidden rounded-card bg-sunken"
              aria-label={t("gallery.open", words(index))}
              onClick={() => setShown(index)}
            >
              <Image
                className="object-cover"
                src={src}
                alt={t("gallery.image", words(index))}
                fill
                sizes="(max-width: 48rem) 50vw, (max-width: 64rem) 33vw, 260px"
              />
            </button>
          </li>
        ))}
      </ul>
      {Picture && <Picture name={name} images={images} shown={shown} onShow={setShown} />}
    </ProfileSection>
  );
}
