import { useTranslations } from "next-intl";
import { LogoMark } from "@/components/layout/logo";
import type { Sticker } from "@/lib/features/bus/schema/qr";
import { formatDate } from "@/lib/i18n/formats";
import { useBusWords } from "./bus-words";
import { Plate } from "./plate";
import { QrCode } from "./qr-code";

type Sender = { name: string; phone: string | null };
type Props = { stickers: readonly Sticker[]; sender: Sender; now: number };

function Card({ sticker: { bus, qr }, sender }: { sticker: Sticker; sender: Sender }) {
  const t = useTranslations("bus.print");
  const brand = useTranslations("common");
  const { nameOf } = useBusWords();
  return (
    <section className="qk" aria-label={bus.licenceplate}>
      <span className="logo">
        <LogoMark size={32} />
        <span>
          <b>{brand("brand")}</b>
        </span>
      </span>
      <QrCode qr={qr} plate={bus.licenceplate} />
      <h2>{t("scan")}</h2>
      <Plate plate={bus.licenceplate} country={bus.country} size="lg" />
      <p>
        <span>{t("line", { name: nameOf(bus), seats: bus.capacity })}</span>
        <span>{sender.name}</span>
        {sender.phone && <span>{sender.phone}</span>}
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
    <div className="qp" key={page}>
      <p className="qcut">{line}</p>
      <div className="qs">
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
    <div className="qp one">
      <Card sticker={sticker} sender={sender} />
    </div>
  );
}
