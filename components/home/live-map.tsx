"use client";
import type { Circle, RequestFilter } from "@/components/busrequest/filter-address";

type Props = {
  filter: RequestFilter;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onView: (view: Circle | null) => void;
};
export function LiveMap(_props: Props) {
  return <div className="map" />;
}
