import type { ContactRule } from "@/lib/access/records";
import { asksForEnd, kindFields, namesBus } from "@/lib/features/busrequest/rules/kind-fields";
import { estimatedArrival } from "@/lib/features/busrequest/rules/dates";
import type { Kind, OrganisationType, TransferType, VehicleType } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestChange, BusRequestDraft } from "@/lib/features/busrequest/schema/input";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { type Currency, parsePrice, priceText } from "@/lib/features/offer/rules/price";
import { addressLine, emptyPlace, isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { rememberedArrival } from "@/lib/features/way/client";
import { type NeedValues, needsOf, needValuesOf } from "./need-values";

/** What the form holds while it is typed; the paths are those of the wire, so that errors find their field. */
export type RequestValues = {
  category: Kind;
  transferType: TransferType;
  start: { address: Place; date: number | null };
  end: { address: Place; date: number | null };
  stops: Place[];
  passengers: number | null;
  organisationType: OrganisationType | null;
  vehicleTypes: VehicleType[];
  quantity: number | null;
  radius: number | null;
  mode: "collective" | "individual" | "circle";
  /** As the selects hold them: which partners are asked first, and for how many minutes. */
  circle: string;
  opensAfter: string;
  /** Chosen in the form; a company's own link names another way. */
  receiver: Pick<Receiver, "id" | "name"> | null;
  companyName: string;
  email: string;
  phone: string;
  description: string;
  contact: ContactRule;
  needs: NeedValues;
  mobile: string;
  consent: boolean;
  /** Of the poster's fleet; "" where seats and type are typed. */
  bus: string;
  /** What is asked for it, as it is typed; nothing: on request. */
  askingPrice: { amount: string; currency: Currency; vat: "in" | "on" };
};

export type Receiver = { id: string; name: string; slug: string };
export type Prefill = Partial<Omit<RequestValues, "start" | "end">> & {
  start?: Partial<RequestValues["start"]>;
  end?: Partial<RequestValues["end"]>;
};

const noPrice: RequestValues["askingPrice"] = { amount: "", currency: "EUR", vat: "in" };

export function emptyValues(kind: Kind, prefill: Prefill = {}): RequestValues {
  const { count, radius } = kindFields[kind];
  return {
    category: kind,
    transferType: "transferoneway",
    stops: [],
    passengers: count === "people" ? null : 49,
    organisationType: null,
    vehicleTypes: [],
    quantity: 1,
    radius: radius ? 50 : null,
    mode: "collective",
    circle: "",
    opensAfter: "",
    receiver: null,
    companyName: "",
    email: "",
    phone: "",
    description: "",
    contact: "afterAcceptance",
    needs: needValuesOf(null),
    mobile: "",
    consent: false,
    bus: "",
    askingPrice: noPrice,
    ...prefill,
    start: { address: emptyPlace, date: null, ...prefill.start },
    end: { address: emptyPlace, date: null, ...prefill.end },
  };
}

/** Nothing typed at all: fine where the far end may stay open. */
const isBlank = (place: Place) => !place.address.trim() && !isChosen(place);

/** The end that is asked for, or when the bus is there by its way; null while that cannot be said. */
export function endDateOf({ category, transferType, start, end, stops }: RequestValues) {
  if (asksForEnd(category, transferType)) return end.date;
  if (start.date === null) return null;
  const byRoad = rememberedArrival({ start, end, stops });
  if (byRoad !== undefined) return start.date + byRoad;
  const route = [start.address, ...stops, end.address].filter(isChosen).map((place) => place.location);
  return estimatedArrival(start.date, route);
}

/** The address line with the street that was typed beside the town. */
function spelled(place: Place): Place {
  if (!place.address_fields.street.trim() || !isChosen(place)) return place;
  return { ...place, address: addressLine(place.address_fields) };
}

function askingOf({ askingPrice: { amount, currency, vat } }: RequestValues) {
  return amount.trim() ? { amount: parsePrice(amount), currency, vatIncluded: vat === "in" } : null;
}

function settableOf(values: RequestValues) {
  const fields = kindFields[values.category];
  const { start, end, stops, companyName, email, phone, passengers, vehicleTypes, quantity, description } = values;
  const { contact } = values;
  const open = fields.endAddress === "optional" && isBlank(end.address);
  // A date that is missing goes as NaN through the same check as one that is wrong.
  return {
    start: { address: spelled(start.address), date: start.date ?? Number.NaN },
    end: { address: open ? null : spelled(end.address), date: endDateOf(values) ?? Number.NaN },
    stops: fields.stops ? stops.filter((stop) => !isBlank(stop)).map(spelled) : [],
    companyName,
    email,
    phone: phone.trim() || null,
    passengers,
    vehicleTypes,
    description,
    contact,
    quantity: quantity ?? Number.NaN,
    transferType: fields.transfer ? values.transferType : ("transferoneway" as const),
    needs: fields.needs ? needsOf(values.needs) : null,
    mobile: (fields.needs && values.mobile.trim()) || null,
    organisationType: fields.organisation ? values.organisationType : null,
    radius: fields.radius ? values.radius : null,
    ...(namesBus(values.category) ? { bus: values.bus || null, askingPrice: askingOf(values) } : {}),
  };
}

/** What a posting sends. */
export function draftOf(values: RequestValues, receiver: Receiver | null, fromSingleRequest: boolean): BusRequestDraft {
  const company = (receiver ?? values.receiver)?.id;
  return {
    category: values.category,
    ...settableOf(values),
    mode: values.mode,
    ...(values.mode === "individual" && company ? { company, fromSingleRequest } : {}),
    ...(values.mode === "circle"
      ? { circle: values.circle || null, opensAfter: Number(values.opensAfter) || null }
      : {}),
  };
}

/** What an edit sends; `version` is the one that the form was loaded with. */
export function changeOf(values: RequestValues, version: number): BusRequestChange {
  return { ...settableOf(values), version };
}

function priceValues(asking: BusRequestRecord["askingPrice"]): RequestValues["askingPrice"] {
  if (!asking) return noPrice;
  const { amount, currency, vatIncluded } = asking;
  return { amount: priceText(amount), currency, vat: vatIncluded ? "in" : "on" };
}

export function valuesOf(record: BusRequestRecord): RequestValues {
  const { category, transferType, stops, passengers, organisationType, vehicleTypes, quantity, radius, mode } = record;
  return {
    category,
    transferType,
    stops,
    passengers,
    organisationType,
    vehicleTypes,
    quantity,
    radius,
    mode,
    circle: "",
    opensAfter: "",
    receiver: null,
    start: record.start,
    end: { address: record.end.address ?? emptyPlace, date: record.end.date },
    companyName: record.companyName ?? "",
    email: record.email ?? "",
    phone: record.phone ?? "",
    description: record.description,
    contact: record.contact ?? "afterAcceptance",
    needs: needValuesOf(record.needs),
    mobile: record.mobile ?? "",
    consent: true,
    bus: record.bus ?? "",
    askingPrice: priceValues(record.askingPrice),
  };
}

/** The three stops of the form, and which stop a field's path stands at. */
export const formStops = ["trip", "group", "contact"] as const;
export type FormStop = (typeof formStops)[number];

/** The fields of each stop, in reading order. */
export const fieldsOf: Record<FormStop, (keyof RequestValues)[]> = {
  trip: ["transferType", "start", "end", "stops", "radius"],
  group: [
    "passengers",
    "organisationType",
    "vehicleTypes",
    "quantity",
    "needs",
    "mobile",
    "mode",
    "receiver",
    "circle",
    "opensAfter",
    "bus",
    "askingPrice",
  ],
  contact: ["companyName", "email", "phone", "description", "contact", "consent"],
};

export function stopOf(path: string): FormStop {
  const field = path.split(".")[0];
  return formStops.find((stop) => fieldsOf[stop].some((name) => name === field)) ?? "contact";
}
