"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { PlaceInput } from "@/components/place/place-input";
import { Button } from "@/components/ui/button";
import { isChosen } from "@/lib/features/place/rules";
import { emptyPlace, type Place } from "@/lib/features/place/schema";

type End = { name: string; point: string } | null;
type Props = {
  action: string;
  start: End;
  end: End;
  category: string | null;
  labels: { from: string; to: string; submit: string };
};

function placeOf(end: End): Place {
  if (!end) return emptyPlace;
  const [latitude = Number.NaN, longitude = Number.NaN] = end.point.split(",").map(Number);
  return { ...emptyPlace, address: end.name, placeId: end.point, location: { longitude, latitude } };
}

const pointOf = ({ location }: Place) => `${location.latitude.toFixed(4)},${location.longitude.toFixed(4)}`;

/** Both ends of the trip go into the address, so that the list can be shared. */
export function RouteSearch({ action, start, end, category, labels }: Props) {
  const router = useRouter();
  const [from, setFrom] = useState(() => placeOf(start));
  const [to, setTo] = useState(() => placeOf(end));
  function search(event: FormEvent) {
    event.preventDefault();
    const query = new URLSearchParams();
    if (isChosen(from)) query.append("from", pointOf(from));
    if (isChosen(from)) query.append("fromName", from.address);
    if (isChosen(to)) query.append("to", pointOf(to));
    if (isChosen(to)) query.append("toName", to.address);
    if (category) query.append("category", category);
    router.push(`${action}?${query}`);
  }
  return (
    <form className="grid items-end gap-4 md:grid-cols-[1fr_1fr_auto]" onSubmit={search}>
      <PlaceInput name="from" label={labels.from} value={from} onChange={setFrom} />
      <PlaceInput name="to" label={labels.to} value={to} onChange={setTo} />
      <Button type="submit" variant="pri">
        {labels.submit}
      </Button>
    </form>
  );
}
