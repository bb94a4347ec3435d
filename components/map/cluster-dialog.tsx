"use client";

import { optionClass } from "@/components/ui/popover-class";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { KindSign } from "./kind-sign";
import type { ClusterItem, MapCluster, MapViewProps } from "./types";

type Props = {
  cluster: MapCluster | null;
  load: NonNullable<MapViewProps["clusterItems"]>;
  onClose: () => void;
  onZoom: (cluster: MapCluster) => void;
};

function Items({ items }: { items: ClusterItem[] }) {
  const t = useTranslations("map");
  if (items.length === 0) return <p className="text-ink-2">{t("clusterEmpty")}</p>;
  return (
    <ul className="grid grid-cols-1 content-start gap-2 max-h-[50vh] overflow-auto">
      {items.map((item) => (
        <li key={item.id}>
          <Link className={optionClass} href={item.href}>
            <KindSign kind={item.kind} size={24} />
            <span>
              <b>{item.title}</b> <small className="text-ink-2">{t(`kind.${item.kind}`)}</small>
            </span>
          </Link>
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
