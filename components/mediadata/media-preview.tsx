"use client";
import { useTranslations } from "next-intl";
import { breakingTitles } from "@/components/info/info-page";
import { cn } from "@/components/ui/cn";
import { VideoCard } from "@/components/home/video-card";
import { VideoStandIn } from "@/components/home/video-stand-in";
import { parseFilm } from "@/lib/features/advertiser/rules";
import { contents, type MediaContent, type MediaKind } from "@/lib/features/mediadata/schema";
import { BenefitsView, Downloads, MediaTextsView, PricesView } from "./views";
import "@/sheets/admin-lists.css";

type Props = { kind: MediaKind; content: unknown };

function View({ kind, content }: Props) {
  if (kind === "benefits") return <BenefitsView narrow content={content as MediaContent["benefits"]} />;
  if (kind === "prices") return <PricesView content={content as MediaContent["prices"]} />;
  if (kind === "mediadata") return <MediaTextsView narrow content={content as MediaContent["mediadata"]} />;
  if (kind !== "video") return <Downloads files={content ? [content as NonNullable<MediaContent["manual"]>] : []} />;
  return (content as MediaContent["video"]).map((film, index) => (
    <VideoCard key={`${film.title} ${film.address}`} video={film} film={parseFilm(film.address)}>
      {film.poster ? null : <VideoStandIn index={index} />}
    </VideoCard>
  ));
}

const isEmpty = (content: unknown) => content === null || (Array.isArray(content) && content.length === 0);

/** As the public page shows it, once nothing is wrong with it. */
export function MediaPreview({ kind, content }: Props) {
  const t = useTranslations("mediadata.preview");
  const { data, success } = contents[kind].safeParse(content);
  if (!success) return <p className="text-ink-2">{t("incomplete")}</p>;
  if (isEmpty(data)) return <p className="text-ink-2">{t("empty")}</p>;
  return (
    <div className={cn("grid scroll-mt-4 grid-cols-1 gap-4 [&>.text-lg]:-mt-[0.6rem]", breakingTitles)}>
      <View kind={kind} content={data} />
      {kind === "prices" && <p className="text-xs text-ink-3">{t("amounts")}</p>}
    </div>
  );
}
