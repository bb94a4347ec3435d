import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import de from "@/locales/de/dispatch.json";
import en from "@/locales/en/dispatch.json";
import es from "@/locales/es/dispatch.json";
import { DispatchHistory } from "./dispatch-history";

type Line = DispatchRecord["history"][number];
const dispatch = { de, en, es };

/** The lines as they are read, the oldest first. */
function lines(lng: keyof typeof dispatch, kinds: Line["kind"][]) {
  const history = kinds.map((kind, at) => ({ id: `${at}`, kind, at, companyName: null, data: { km: 60, count: 1 } }));
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={lng}
      messages={{ dispatch: dispatch[lng] } as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <DispatchHistory dispatch={{ history } as unknown as DispatchRecord} />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<span class="min-w-0[^>]*>([^<]*)</g)].map(([, text]) => text).toReversed();
}

it("a press says what it did, by the step that it made: a ring, the phone list, the admins", () => {
  const kinds: Line["kind"][] = ["opened", "asked", "widened", "asked", "widened", "phones", "widened", "admins"];
  const pressed = (lng: keyof typeof dispatch) => lines(lng, kinds).filter((_, at) => kinds[at] === "widened");
  expect(pressed("de")).toEqual([
    "Ring von Hand geweitet",
    "Telefonliste von Hand aufgerufen",
    "Leitung von Charabanc von Hand gerufen",
  ]);
  expect(pressed("en")).toEqual([
    "ring widened by hand",
    "phone list opened by hand",
    "Charabanc staff called by hand",
  ]);
  expect(pressed("es")).toEqual([
    "anillo ampliado a mano",
    "lista de teléfonos abierta a mano",
    "equipo de Charabanc avisado a mano",
  ]);
});

it("is the ring where that ring had nobody in it, though the phone list came at once", () => {
  expect(lines("de", ["opened", "widened", "asked", "phones", "admins"])[1]).toBe("Ring von Hand geweitet");
});
