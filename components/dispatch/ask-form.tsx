"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider } from "@/components/form/form-provider";
import { useForm } from "react-hook-form";
import { Plate } from "@/components/bus/plate";
import { CheckCards, RadioCards } from "@/components/form/choice-cards";
import { TextField } from "@/components/form/text-field";
import { useAction } from "@/components/form/use-action";
import { Button, ButtonLink } from "@/components/ui/button";
import { KeyBar } from "@/components/ui/key-list";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import { answerMinutes } from "@/lib/features/dispatch/rules";
import { parsePrice } from "@/lib/features/offer/rules/price";
import { placeName } from "@/lib/i18n/place-names";
import { api } from "@/lib/http/client";
import { formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import type { AskBus, AskPage } from "./ask-facts";
import { telHref } from "@/components/ui/tel";
import { useMoment } from "./use-moment";

const minute = 60_000;
/** The card for a bus that is none of the fleet. */
const other = "other";

type Props = { page: AskPage; token?: string; now: number };

/** So many stand on the page: the best of them, which leaves the sending within reach. */
const shown = 3;

function useBusCards({ buses, together }: AskPage, all: boolean) {
  const t = useTranslations("dispatch");
  const seats = ({ capacity, spare }: AskBus) => {
    if (together.length > 0) return t("ask.capacity", { capacity });
    return spare !== null && spare < 0
      ? t("answers.missing", { capacity, count: -spare })
      : t("answers.seats", { capacity, spare: spare ?? 0 });
  };
  const when = ({ backAt, freeUntil }: AskBus) => {
    if (backAt !== null) return t("ask.backAt", { time: formatTime(backAt) });
    return freeUntil === null ? "" : t("ask.freeUntil", { time: formatTime(freeUntil) });
  };
  const first = buses.slice(0, Math.max(shown, together.length));
  const cards = (all ? buses : first).map((bus) => ({
    value: bus.id,
    label: <Plate plate={bus.licenceplate} country={bus.country} />,
    text: [seats(bus), when(bus)].filter(Boolean).join(", "),
    disabled: bus.backAt !== null,
  }));
  if (together.length > 0) return cards;
  return [...cards, { value: other, label: t("ask.other"), text: t("ask.otherText"), disabled: false }];
}

/** One bus, or those that take the people together; the seats that these leave are told as they are chosen. */
function BusChoice({ page, all, chosen }: { page: AskPage; all: boolean; chosen: readonly string[] }) {
  const t = useTranslations("dispatch.ask");
  const cards = useBusCards(page, all);
  const { buses, together, passengers } = page;
  if (together.length === 0) return <RadioCards name="bus" label={t("bus")} cards={cards} dense />;
  const seats = buses.reduce((sum, { id, capacity }) => sum + (chosen.includes(id) ? capacity : 0), 0);
  const spare = seats - (passengers ?? 0);
  const left = chosen.length === 0 ? "none" : spare < 0 ? "missing" : "spare";
  return (
    <div className="grid gap-1">
      <CheckCards name="buses" label={t("buses")} hint={t("together")} cards={cards} dense />
      <p className="text-sm" role="status">
        {t(`chosen.${left}`, { seats, count: Math.abs(spare) })}
      </p>
    </div>
  );
}

/** The choice whose time is not before the bus can be there. */
const likely = ({ way }: AskPage) => answerMinutes.find((minutes) => minutes >= (way?.minutes ?? 0) + 8) ?? 90;

function useAnswer({ page, token }: Props) {
  const t = useTranslations("dispatch.ask");
  const form = useForm({
    defaultValues: {
      bus: page.buses.find(({ backAt }) => !backAt)?.id ?? other,
      buses: page.together,
      minutes: String(likely(page)),
      price: "",
    },
  });
  const { run, busy, trouble } = useAction({ refresh: "page" });
  const call = { params: { id: page.id }, token };
  const send = form.handleSubmit((values) => {
    const amount = values.price.trim() === "" ? null : parsePrice(values.price);
    if (amount !== null && !(amount > 0))
      return form.setError("price", { message: t("priceWrong") }, { shouldFocus: true });
    const single = values.bus === other ? [] : [values.bus];
    const [bus = null, ...moreBuses] = page.together.length > 0 ? values.buses : single;
    const body = {
      can: true as const,
      minutes: Number(values.minutes),
      bus,
      moreBuses,
      price: amount === null ? null : { amount },
    };
    return run(() => api("POST /dispatch/{id}/answer", { ...call, body }));
  });
  const cannot = () => run(() => api("POST /dispatch/{id}/answer", { ...call, body: { can: false } }));
  return { form, busy, trouble, send, cannot };
}

/** The three times by the keys 1, 2, 3; Enter sends from wherever the focus is. */
function useKeys(choose: (minutes: string) => void, send: () => unknown) {
  const at = (index: number) => () => choose(String(answerMinutes[index]));
  useShortcuts({
    "1": at(0),
    "2": at(1),
    "3": at(2),
    Enter: (event) => {
      const target = event.target as HTMLElement;
      if (target.closest("button, a")) target.closest<HTMLElement>("button, a")?.click();
      else send();
    },
  });
}

/** One view: bus, time, price, send; or one press for no. */
export function AskForm({ page, token, now }: Props) {
  const t = useTranslations("dispatch.ask");
  const lng = useLocale() as Language;
  const { form, busy, trouble, send, cannot } = useAnswer({ page, token, now });
  const moment = useMoment(now, 20_000);
  const [all, setAll] = useState(false);
  const minutes = Number(form.watch("minutes"));
  useKeys((value) => form.setValue("minutes", value), send);
  const arrival = (after: number) => formatTime(moment + after * minute);
  const times = answerMinutes.map((after) => ({
    value: String(after),
    label: <b>{t("in", { minutes: after })}</b>,
    text: arrival(after),
  }));
  const to = page.end && placeName(page.end, lng);
  return (
    <FormProvider {...form}>
      <form onSubmit={send} noValidate className="grid grid-cols-1 content-start gap-4" data-one-view>
        <BusChoice page={page} all={all} chosen={form.watch("buses")} />
        {!all && page.buses.length > Math.max(shown, page.together.length) && (
          <Button small className="justify-self-start" onClick={() => setAll(true)}>
            {t("all", { count: page.buses.length })}
          </Button>
        )}
        <RadioCards
          name="minutes"
          label={t("when")}
          hint={page.way ? t("guess", { minutes: page.way.minutes }) : undefined}
          cards={times}
          cardWidth="6rem"
          plain
        />
        <TextField
          name="price"
          label={to ? t("priceTo", { place: to }) : t("price")}
          hint={t("priceHint")}
          inputMode="decimal"
          autoComplete="off"
          optional
        />
        {trouble && (
          <Notice tone="bad" live>
            {trouble}
          </Notice>
        )}
        <Button type="submit" variant="sign" wide wraps busy={busy}>
          {t("send", { time: arrival(minutes) })}
        </Button>
        <Button wide busy={busy} onClick={() => void cannot()}>
          {t("cannot")}
        </Button>
        {page.phone && (
          <ButtonLink variant="ghost" wide wraps href={telHref(page.phone)}>
            <Icon of="phone" size={17} />
            {t("call", { name: page.name, phone: page.phone })}
          </ButtonLink>
        )}
        <KeyBar
          keys={[
            [["1", "2", "3"], t("keys")],
            [[t("enter")], t("keysSend")],
          ]}
        />
      </form>
    </FormProvider>
  );
}
