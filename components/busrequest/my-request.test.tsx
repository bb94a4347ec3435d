import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import bus from "@/locales/de/bus.json";
import busrequest from "@/locales/de/busrequest.json";
import common from "@/locales/de/common.json";
import form from "@/locales/de/form.json";
import needs from "@/locales/de/needs.json";
import recommendations from "@/locales/de/recommendations.json";
import way from "@/locales/de/way.json";
import { requestRecord } from "@/tests/request-record";
import { MyRequest } from "./my-request";

const messages = { bus, busrequest, common, form, needs, recommendations, way } as unknown as AbstractIntlMessages;
const router = { refresh: () => {} } as NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;

type Props = ComponentProps<typeof MyRequest>;
const posted = requestRecord().created_at;
const page: Props = {
  request: requestRecord(),
  confirmedAt: posted + 600_000,
  approvedAt: posted + 3_600_000,
  rejectReason: null,
  receiver: null,
  title: "Regensburg → München",
  token: "token",
  ruleWaits: false,
  way: null,
  progress: null,
};

/** The text alone, as it is read. */
function shown(changes: Partial<Props> = {}) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <QueryClientProvider client={new QueryClient()}>
        <AppRouterContext.Provider value={router}>
          <MyRequest {...page} {...changes} />
        </AppRouterContext.Provider>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

describe("the author's page", () => {
  it("does not say 'in review' before the author has confirmed, and until when it may", () => {
    const text = shown({ request: requestRecord({ state: "pending" }), confirmedAt: null, approvedAt: null });
    expect(text).toContain("Nicht bestätigt");
    expect(text).not.toContain("In Prüfung");
    expect(text).toContain("bis 04.06.2027 08:00, danach verfällt die Anfrage");
    const confirmed = shown({ request: requestRecord({ state: "pending" }), approvedAt: null });
    expect(confirmed).toContain("In Prüfung");
    expect(confirmed).not.toContain("Nicht bestätigt");
  });

  it("has a time at each step that is behind", () => {
    const text = shown();
    expect(text).toContain("Anfrage gestellt 01.06.2027 08:00");
    expect(text).toContain("Von Ihnen bestätigt 01.06.2027 08:10");
    expect(text).toContain("Freigeschaltet und sichtbar 01.06.2027 09:00");
  });

  it("shows the own remarks, name, mail and phone", () => {
    const own = {
      companyName: "Katrin Hofmann",
      email: "katrin@school.example",
      phone: "+49 941 5074021",
      description: "Zwei Rollstühle, bitte mit Rampe",
    };
    const text = shown({ request: requestRecord(own) });
    for (const said of Object.values(own)) expect(text).toContain(said);
  });

  it("speaks of one company where the request goes to one", () => {
    const one = { request: requestRecord({ mode: "individual", description: "Mit Rampe" }), receiver: "Donau Reisen" };
    for (const state of ["active", "pending"] as const) {
      const text = shown({ ...one, request: { ...one.request, state } });
      expect(text).toContain("Donau Reisen");
      expect(text).not.toMatch(/Busunternehmen|Unternehmen sehen|alle, die/);
    }
    expect(shown({ ...one, request: { ...one.request, state: "pending" } })).toContain("dann geht sie an Donau Reisen");
  });

  it("tells no visibility of what nobody sees any more", () => {
    expect(shown()).toContain("Sichtbar für alle Busunternehmen");
    for (const endReason of ["filled", "withdrawn"] as const) {
      expect(shown({ request: requestRecord({ ended_at: posted, endReason }) })).not.toMatch(/[Ss]ichtbar für/);
    }
  });

  it("tells what comes next: who was informed, how many offers there are, free buses nearby", () => {
    const progress = { approvedAt: posted, informed: 24, informing: false, answers: 0, freeBuses: 3 };
    const waiting = shown({ progress });
    expect(waiting).toContain("24 Busunternehmen informiert Noch kein Angebot Sie nehmen eines an");
    expect(waiting).toContain("3 freie Busse in der Nähe");
    expect(shown({ progress: { ...progress, answers: 2 } })).toContain("2 Angebote Sie nehmen eines an");
    expect(shown({ progress: { ...progress, informed: 0, informing: true } })).toContain(
      "Busunternehmen werden informiert",
    );
    const pending = shown({ request: requestRecord({ state: "pending" }), confirmedAt: null, approvedAt: null });
    expect(pending).toContain("Prüfung durch unser Team Busunternehmen werden informiert Unternehmen machen Angebote");
    const filled = {
      request: requestRecord({ ended_at: posted, endReason: "filled" }),
      progress: { ...progress, answers: 1 },
    };
    expect(shown(filled)).toContain("1 Angebot Vergeben");
  });
});
