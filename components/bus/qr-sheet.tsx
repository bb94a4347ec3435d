import { useTranslations } from "next-intl";
import { LogoMark } from "@/components/layout/logo";
import { cn } from "@/components/ui/cn";
import type { Sticker } from "@/lib/features/bus/schema/qr";
import type { QrDrawing } from "@/lib/qr";
import { formatDate } from "@/lib/i18n/formats";
import { useBusWords } from "./bus-words";
import { Plate } from "./plate";
import "./qr-sheet.css";

/** Drawn in the page, so that paper gets lines and no pixels. */
function QrCode({ qr: { size, path }, plate }: { qr: QrDrawing; plate: string }) {
  const t = useTranslations("bus.qr");
  return (
    <svg
      // With the quiet zone: the modules alone are 52 mm and more.
      className="-my-[2mm] w-[66mm] max-w-full"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t("image", { plate })}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}

const pageClass =
  "mb-[8mm] rounded-card bg-[#fff] p-[6mm] text-[#000] print:m-0 print:w-auto print:break-after-page print:rounded-none print:p-0 print:last:break-after-auto";
const stickerClass =
  "grid break-inside-avoid content-start justify-items-center gap-[2mm] rounded-[5mm] border-[1.2mm] border-[#000] px-[5mm] py-[4mm] text-center";

type Sender = { name: string; phone: string | null };
type Props = { stickers: readonly Sticker[]; sender: Sender; now: number };

function Card({ sticker: { bus, qr }, sender }: { sticker: Sticker; sender: Sender }) {
  const t = useTranslations("bus.print");
  const brand = useTranslations("common");
  const { nameOf } = useBusWords();
  return (
    <section className={stickerClass} aria-label={bus.licenceplate}>
      <span className="inline-flex min-h-11 items-center gap-2">
        <LogoMark size={32} mono />
        <b className="font-sign text-[18pt]/none font-[850] tracking-[-0.025em] text-[#000]">{brand("brand")}</b>
      </span>
      <QrCode qr={qr} plate={bus.licenceplate} />
      <h2 className="text-[18pt]">{t("scan")}</h2>
      <Plate plate={bus.licenceplate} country={bus.country} size="lg" mono />
      <p className="text-[10.5pt]/[1.35] wrap-anywhere">
        <span className="line-clamp-2">{t("line", { name: nameOf(bus), seats: bus.capacity })}</span>
        <span className="line-clamp-2">{sender.name}</span>
        {sender.phone && <span className="line-clamp-2">{sender.phone}</span>}
      </p>
    </section>
  );
}

const aPage = 4;

/** Four stickers a page of A4, to be cut out. */
export function QrSheet({ stickers, sender, now }: Props) {
  const t = useTranslations("bus.print");
  const pages = Array.from({ length: Math.ceil(stickers.length / aPage) }, (_, page) => page);
  const line = t("cut", { company: sender.name, date: formatDate(now), count: stickers.length });
  return pages.map((page) => (
    <div className={cn(pageClass, "w-[min(186mm,100%)] print:[page:qr-sheet]")} data-print-sheet key={page}>
      <p className="mb-[3mm] text-[9pt] text-[#444]">{line}</p>
      <div className="grid grid-cols-1 gap-[6mm] md:grid-cols-2 print:grid-cols-2">
        {stickers.slice(page * aPage, (page + 1) * aPage).map((sticker) => (
          <Card key={sticker.bus.id} sticker={sticker} sender={sender} />
        ))}
      </div>
    </div>
  ));
}

/** One sticker on A6. */
export function QrSticker({ sticker, sender }: { sticker: Sticker; sender: Sender }) {
  return (
    <div className={cn(pageClass, "w-[min(105mm,100%)] print:[page:qr-sticker]")} data-print-sheet>
      <Card sticker={sticker} sender={sender} />
    </div>
  );
}
