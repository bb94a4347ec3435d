"use client";
import { RouteInline } from "@/components/busrequest/route-inline";

import { optionClass } from "@/components/ui/popover-class";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { decidingNumber } from "@/components/busrequest/request-facts";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatDayMonth, formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { KindSign } from "./kind-sign";
import type { ClusterItem, MapCluster, MapViewProps } from "./types";

type Props = {
  cluster: MapCluster | null;
  load: NonNullable<MapViewProps["clusterItems"]>;
  onClose: () => void;
  onZoom: (cluster: MapCluster) => void;
};

/** Time, sign, route and number, as on the departure board. */
function Item({ item }: { item: ClusterItem }) {
  const t = useTranslations("map");
  const words = useTranslations("busrequest.board");
  const lng = useLocale() as Language;
  const { count, unit } = decidingNumber(item);
  return (
    <Link className={optionClass} href={item.href}>
      <time className="w-14 flex-none sign-md" dateTime={new Date(item.date).toISOString()}>
        {formatTime(item.date)}
        <small className="block text-xs text-ink-2">{formatDayMonth(item.date)}</small>
      </time>
      <KindSign kind={item.category} size={24} />
      <span className="min-w-0 flex-1">
        <span className="block sign-md wrap-anywhere">
          <RouteInline route={item.title} />
        </span>
        <small className="text-xs text-ink-2">{t(`kind.${item.category}`)}</small>
      </span>
      <span className="flex-none text-right sign-md">
        {formatNumber(count, lng)}
        <small className="block text-xs text-ink-2">{words(unit, { count })}</small>
      </span>
    </Link>
  );
}

function Items({ items }: { items: ClusterItem[] }) {
  const t = useTranslations("map");
  if (items.length === 0) return <p className="text-ink-2">{t("clusterEmpty")}</p>;
  return (
    <ul className="grid grid-cols-1 content-start gap-2 max-h-[50vh] overflow-auto">
      {items.map((item) => (
        <li key={item.id}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}

/** What lies on one spot of the map, as a list of links. */
export function ClusterDialog({ cluster, load, onClose, onZoom }: Props) {
  const t = useTranslations("map");
  const [items, setItems] = useState<ClusterItem[] | null>(null);
  const loader = useRef(load);
  loader.current = load;
  useEffect(() => {
    let current = true;
    setItems(null);
    if (cluster) {
      Promise.resolve(loader.current(cluster)).then(
        (found) => current && setItems(found),
        () => current && setItems([]),
      );
    }
    return () => {
      current = false;
    };
  }, [cluster]);
  const zoom = cluster && (
    <Button variant="line" onClick={() => onZoom(cluster)}>
      {t("clusterZoom")}
    </Button>
  );
  return (
    <Dialog
      narrow
      open={cluster !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t("clusterTitle", { count: cluster?.count ?? 0 })}
      footer={zoom}
    >
      {items ? <Items items={items} /> : <p className="text-ink-2">{t("loadingItems")}</p>}
    </Dialog>
  );
}
