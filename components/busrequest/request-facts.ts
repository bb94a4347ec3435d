import type { LineRequest } from "@/lib/features/busrequest/rules/line";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Sized = Pick<BusRequestRecord, "category" | "passengers"> & Pick<LineRequest, "quantity">;
type DecidingNumber = { count: number; unit: "people" | "seats" | "buses" };

/** The number that decides: people of a group, seats of a bus; buses where neither is known. */
export function decidingNumber({ category, passengers, quantity = 1 }: Sized): DecidingNumber {
  if (passengers === null) return { count: quantity, unit: "buses" };
  return { count: passengers, unit: category === "grouprequest" ? "people" : "seats" };
}

export type Words = (key: string, values?: Record<string, string | number>) => string;

/** "1.200,00 € zzgl. USt."; on request where no price stands. */
export function askingWords({ askingPrice }: Pick<LineRequest, "askingPrice">, t: Words, lng: Language) {
  if (!askingPrice) return t("fleet.onRequest");
  const { amount, currency, vatIncluded } = askingPrice;
  return t(vatIncluded ? "fleet.askingIn" : "fleet.askingOn", { price: formatMoney(amount, currency, lng) });
}

type DetailRequest = Omit<LineRequest, "id" | "route" | "date" | "until" | "at" | "urgent">;

/** Words after the kind, for one line: "Schule, hin und zurück", "Wagner Reisen, Reisebus, 1.200 €". `t` is of the namespace busrequest. */
export function detailWords(request: DetailRequest, t: Words, lng: Language): string[] {
  const buses = (request.vehicleTypes ?? []).slice(0, 2).map((type) => t(`vehicleTypes.${type}`));
  if (request.category === "grouprequest") {
    const group = request.organisationType ? [t(`organisationTypes.${request.organisationType}`)] : [];
    return [...group, t(`board.transfer.${request.transferType ?? "transferoneway"}`)];
  }
  if (request.category === "emergency") {
    const { passengers } = request;
    return [passengers === null ? t("board.replacementBus") : t("board.replacement", { count: passengers })];
  }
  const price = request.askingPrice ? [askingWords(request, t, lng)] : [];
  return [...(request.companyName ? [request.companyName] : []), ...buses, ...price];
}
