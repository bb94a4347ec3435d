import { getTranslations } from "next-intl/server";
import { isOurs } from "@/components/ui/own-picture";
import { parseFilm } from "@/lib/features/advertiser/rules";
import type { Video } from "@/lib/features/mediadata/schema";
import { tableSettings } from "@/lib/state/table-settings";
import { RowPager } from "./row-pager";
import { VideoCard } from "./video-card";
import { VideoStandIn } from "./video-stand-in";

const videosAPage = tableSettings.video.take;

type Props = { videos: readonly Video[]; page: number; href: (page: number) => string };

/** Films from the media data, three at a time; nothing where there is none. */
export async function Videos({ videos, page, href }: Props) {
  const t = await getTranslations("home.videos");
  const first = (page - 1) * videosAPage;
  const shown = videos.slice(first, first + videosAPage);
  if (shown.length === 0) return null;
  return (
    <section className="pt-14 max-md:pt-10 mx-auto max-w-page px-edge" id="videos" aria-labelledby="videos-title">
      <div className="flex items-end gap-y-4 gap-x-8 justify-between flex-wrap mb-6">
        <h2 id="videos-title">{t("title")}</h2>
        <RowPager label={t("pages")} page={page} take={videosAPage} total={videos.length} href={href} />
      </div>
      <div className="grid grid-cols-3 gap-6 max-lg:grid-cols-1">
        {shown.map((video, index) => (
          <VideoCard key={video.address} video={video} film={parseFilm(video.address)}>
            {isOurs(video.poster) ? null : <VideoStandIn index={first + index} />}
          </VideoCard>
        ))}
      </div>
    </section>
  );
}
