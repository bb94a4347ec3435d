import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { usePage } from "@/components/form/use-page";
import { toastStore } from "@/components/ui/toast-list";
import { toast } from "@/components/ui/toast-store";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { api, ApiError } from "@/lib/http/client";
import type { PendingEntry } from "./entry";
import type { Queue } from "./use-queue";

type Waiting = { toastId: string; record: BusRequestRecord; reason: string };

type Read = Pick<BusRequestRecord, "id" | "version">;
/** Decided as it was read: a version that has moved on is a conflict. */
const sendApproval = ({ id, version }: Read) =>
  api("POST /busrequest/{id}/approve", { params: { id }, query: { version } });
const takeBackApproval = ({ id, version }: Read) =>
  api("POST /busrequest/{id}/unapprove", { params: { id }, query: { version } });
const sendRejection = ({ id, version }: Read, reason: string, keepalive = false) =>
  api("POST /busrequest/{id}/reject", { params: { id }, query: { version }, body: { reason }, keepalive });

/** Sent even while the page goes away; `keepalive` lets the browser finish it. */
function rejectOnLeaving({ record, reason }: Waiting) {
  void sendRejection(record, reason, true).catch(() => {});
}

/** Tells what went wrong with a request and lets the list come back from the server. */
function useFailure(queue: Queue) {
  const t = useTranslations("moderation.toast");
  const page = usePage();
  return (error: unknown, { id, reference }: BusRequestRecord) => {
    const status = error instanceof ApiError ? error.status : 0;
    const beaten = status === 409 || status === 404;
    const description = beaten ? t("conflictText") : (error instanceof ApiError && error.errordesc) || t("failedText");
    toast({ title: t(beaten ? "conflict" : "failed", { reference }), description, variant: "destructive" });
    // Beaten or not: what still waits is shown again, what does not leaves with the answer of the server.
    queue.show([id]);
    page.refreshAfter(error);
  };
}

/**
 * A rejection is mailed, so it cannot be taken back: it is held while its message stands (5 s, longer under the
 * pointer) and sent when the message closes, is pushed out by the next one, or the page goes away.
 */
function useHeldRejection(onFailure: ReturnType<typeof useFailure>) {
  const router = useRouter();
  const held = useRef<Waiting | null>(null);
  const send = async () => {
    const waiting = held.current;
    held.current = null;
    if (!waiting) return;
    await sendRejection(waiting.record, waiting.reason).then(router.refresh, (error) =>
      onFailure(error, waiting.record),
    );
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const leave = () => {
      if (held.current) rejectOnLeaving(held.current);
      held.current = null;
    };
    const stop = toastStore.subscribe(() => {
      const id = held.current?.toastId;
      if (id && !toastStore.get().some((shown) => shown.id === id && shown.open)) void latest.current();
    });
    window.addEventListener("pagehide", leave);
    return () => {
      stop();
      window.removeEventListener("pagehide", leave);
      void latest.current();
    };
  }, []);
  return held;
}

/** The newest that is known of a request: after an undo the list still holds the one from before. */
function useLatestRecords() {
  const known = useRef(new Map<string, BusRequestRecord>());
  const latest = (record: BusRequestRecord) => {
    const after = known.current.get(record.id);
    return after && after.version > record.version ? after : record;
  };
  return { latest, learn: (record: BusRequestRecord) => known.current.set(record.id, record) };
}

/** The server keeps an approval whose mails have left, and says so. */
const isTold = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.fields.some(({ message }) => message === "approvalTold");

/** Approved requests go back into the queue, as long as nobody was told; a rise of their version is a conflict. */
function useReopen(
  queue: Pick<Queue, "show">,
  onFailure: ReturnType<typeof useFailure>,
  learn: (record: BusRequestRecord) => void,
) {
  const t = useTranslations("moderation");
  const router = useRouter();
  return async (records: readonly BusRequestRecord[]) => {
    const done: BusRequestRecord[] = [];
    let told: { reference: string; description: string } | undefined;
    for (const record of records) {
      try {
        const { first: after } = await takeBackApproval(record);
        learn(after);
        done.push(after);
      } catch (error) {
        if (isTold(error)) told = { reference: record.reference, description: error.errordesc };
        else onFailure(error, record);
      }
    }
    if (done.length > 0) queue.show(done.map(({ id }) => id));
    if (told) {
      const { description, ...words } = told;
      toast({ title: t("toast.told", words), description, variant: "destructive" });
    } else if (done.length > 1) toast({ title: t("toast.undoneMany", { count: done.length }) });
    else if (done[0]) toast({ title: t("toast.undone", { reference: done[0].reference }) });
    if (told || done.length > 0) router.refresh();
  };
}

type Undo = (() => Promise<void>) | null;
type Failed = ReturnType<typeof useFailure>;

/** Sends approvals one by one; a failed one stays behind with its message. Gives back what was approved. */
async function approveAll(records: readonly BusRequestRecord[], onFailure: Failed) {
  const approved: BusRequestRecord[] = [];
  for (const record of records) {
    await sendApproval(record)
      .then(({ first }) => approved.push(first))
      .catch((error) => onFailure(error, record));
  }
  return approved;
}

/** Where the focus goes: to the row that follows those that have left, to the one that comes back. */
type Focus = { onGone: (next: PendingEntry | null) => void; onBack: (id: string | undefined) => void };

/** Approving, rejecting and taking it back, with their messages. `learn`: what an edit has stored. */
export function useDecision(queue: Queue, { onGone, onBack }: Focus) {
  const t = useTranslations("moderation");
  const router = useRouter();
  const onFailure = useFailure(queue);
  const held = useHeldRejection(onFailure);
  const { latest, learn } = useLatestRecords();
  const show = (ids: readonly string[]) => {
    onBack(ids[0]);
    queue.show(ids);
  };
  const reopen = useReopen({ show }, onFailure, learn);
  const lastUndo = useRef<Undo>(null);

  async function undo() {
    const act = lastUndo.current;
    lastUndo.current = null;
    if (act) await act();
    else toast({ title: t("toast.nothing") });
  }
  const action = { label: t("act.undo"), onAct: () => void undo() };

  async function approve(entries: readonly PendingEntry[]) {
    onGone(queue.hide(entries.map(({ record }) => record.id)));
    const work = approveAll(
      entries.map(({ record }) => latest(record)),
      onFailure,
    );
    let taken = false;
    // From now on, not from the server's answer: else a quick undo would take back the action before this one.
    const takeBack = async () => {
      taken = true;
      const done = await work;
      if (done.length > 0) await reopen(done);
    };
    lastUndo.current = takeBack;
    const [first, ...more] = await work;
    if (!first && lastUndo.current === takeBack) lastUndo.current = null;
    if (!first || taken) return;
    const count = more.length + 1;
    const { reference } = first;
    const title = count > 1 ? t("toast.approvedMany", { count }) : t("toast.approved", { reference });
    toast({ title, description: t("toast.approvedText"), action });
    router.refresh();
  }

  function reject({ record }: PendingEntry, reason: string) {
    onGone(queue.hide([record.id]));
    lastUndo.current = async () => {
      if (held.current?.record.id !== record.id) return void toast({ title: t("toast.nothing") });
      held.current = null;
      show([record.id]);
      toast({ title: t("toast.undone", { reference: record.reference }) });
    };
    const title = t("toast.rejected", { reference: record.reference });
    const shown = toast({ title, description: t("toast.rejectedText"), action });
    held.current = { toastId: shown.id, record: latest(record), reason };
  }

  return { approve, reject, undo, learn };
}

export type Decision = ReturnType<typeof useDecision>;
