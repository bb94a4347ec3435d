"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useKey } from "@/components/form/use-key";
import { useAction } from "@/components/form/use-action";
import { toast } from "@/components/ui/toast-store";
import type { TourChain, TourRecord } from "@/lib/features/tour/schema";
import { api } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import { useQueryClient } from "@/lib/http/queries";
import { endsOf, type TourValues } from "./use-tours";

const idsOf = (chain: TourChain) => chain.legs.map(({ request }) => request);

function useDraft(values: TourValues) {
  const client = useQueryClient();
  const keyOf = useKey();
  const [tour, setTour] = useState<TourRecord | null>(null);
  const left = useRef(0);
  const thrown = useRef(0);
  const show = (record: TourRecord) => {
    setTour(record);
    void client.invalidateQueries({ queryKey: ["tour", "drafts"] });
    return record;
  };

  /** The draft that holds this chain, made where there is none. Legs that it has lost are no part of its chain. */
  async function keep(chain: TourChain, legs = idsOf(chain)) {
    if (tour?.chain && idsOf(tour.chain).join() === legs.join()) return tour;
    const { from, to, flex, alone } = values;
    const body = {
      bus: chain.bus.id,
      from: from ?? 0,
      to: to ?? 0,
      ...endsOf(values),
      flex: Number(flex),
      drivers: alone ? (1 as const) : (2 as const),
      legs,
    };
    // What was thrown away would be answered again by its key.
    const idempotencyKey = keyOf([body, thrown.current]);
    return show((await api("POST /tour", { body, idempotencyKey })).first);
  }
  async function change(record: TourRecord, changes: { legs?: string[]; watch?: boolean }) {
    const body = { version: record.version, ...changes };
    return show((await api("PUT /tour/{id}", { params: { id: record.id }, body })).first);
  }
  async function read(id: string) {
    const before = left.current;
    const { first } = await api("GET /tour/{id}", { params: { id } });
    // Who has gone back to the list meanwhile is not taken away from it.
    return before === left.current ? show(first) : first;
  }
  function leave() {
    left.current += 1;
    setTour(null);
  }
  async function throwAway({ id, version }: TourRecord) {
    thrown.current += 1;
    await api("DELETE /tour/{id}", { params: { id }, query: { version } });
    // Counted anew while the draft is still looked at: the list is asked for no longer once it is left.
    await client.invalidateQueries({ queryKey: ["tour", "drafts"] });
    leave();
  }
  return { tour, leave, keep, change, read, throwAway };
}

/** What is done with a chain: kept, opened again, offered for, without one leg, its rest published. */
export function useDesk(values: TourValues) {
  const t = useTranslations("tour");
  const lng = useLocale() as Language;
  const router = useRouter();
  const keyOf = useKey();
  const { tour, leave, keep, change, read, throwAway } = useDraft(values);
  /** Drafts that somebody wanted; an offer needs one, too, and takes it along when it is not sent. */
  const wanted = useRef(new Set<string>());
  const [offering, setOffering] = useState<TourRecord | null>(null);
  const { run, busy } = useAction({ failed: t("failed") });

  async function drop(chain: TourChain, at: number) {
    const legs = idsOf(chain).filter((_, index) => index !== at);
    wanted.current.add((tour ? await change(tour, { legs }) : await keep(chain, legs)).id);
  }
  async function draft(chain: TourChain) {
    wanted.current.add((await keep(chain)).id);
  }
  async function offer(chain: TourChain) {
    if (tour) wanted.current.add(tour.id);
    setOffering(await keep(chain));
  }
  function cancelOffer() {
    setOffering(null);
    if (offering && !wanted.current.has(offering.id)) void run(() => throwAway(offering));
  }
  /** Sent: the draft stays, with what became of its legs. */
  function offered() {
    setOffering(null);
    if (!offering) return;
    wanted.current.add(offering.id);
    void run(() => read(offering.id));
  }
  /** As the draft stands now: legs that are gone are offered for no more. False where none is left to offer for. */
  async function offerAgain() {
    const record = offering && (await read(offering.id).catch(() => null));
    const isOpen = record?.chain && record.legs.some(({ state }) => state === "open");
    if (record) setOffering(isOpen ? record : null);
    return Boolean(isOpen);
  }
  async function postRest(chain: TourChain) {
    const { id, version } = await keep(chain);
    wanted.current.add(id);
    const idempotencyKey = keyOf([id, version, "rest"]);
    const { first } = await api("POST /tour/{id}/rest", { params: { id }, query: { version }, idempotencyKey });
    const onAct = () => router.push(`/${lng}/request/${first.id}`);
    toast({ title: t("posted"), action: { label: t("see"), onAct } });
  }
  return {
    tour,
    busy,
    offering,
    leave,
    cancelOffer,
    offered,
    open: (id: string) => run(() => read(id)),
    draft: (chain: TourChain) => run(() => draft(chain), t("kept")),
    offerAgain,
    offer: (chain: TourChain) => run(() => offer(chain)),
    drop: (chain: TourChain, at: number) => run(() => drop(chain, at), t("dropped")),
    dropLost: (record: TourRecord, leg: string) => {
      const legs = record.legs.map(({ request }) => request).filter((request) => request !== leg);
      return run(() => change(record, { legs }), t("dropped"));
    },
    watch: (record: TourRecord) => run(() => change(record, { watch: !record.watch })),
    postRest: (chain: TourChain) => run(() => postRest(chain)),
  };
}
export type TourDesk = ReturnType<typeof useDesk>;
