import { useTranslations } from "next-intl";
import type { QrDrawing } from "@/lib/features/bus/schema/qr";

/** Drawn in the page, so that paper gets lines and no pixels. */
export function QrCode({ qr: { size, path }, plate }: { qr: QrDrawing; plate: string }) {
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
