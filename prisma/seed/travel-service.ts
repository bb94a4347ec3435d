import type { LocationCategory } from "@/lib/features/advertiserlocation/rules/facts";
import type { FactsInput } from "@/lib/features/advertiserlocation/schema/facts";
import type { Language } from "@/lib/i18n/routing";
import type { SubscriptionState } from "@/prisma/generated/client";

type Texts = Record<Language, string>;
type House = {
  town: string;
  street: string;
  number: string;
  postal_code: string;
  offset: [latitude: number, longitude: number];
};
type Stop = {
  title: Texts;
  text: Texts;
  category: LocationCategory;
  house: House;
  facts: FactsInput;
};
export type TravelService = {
  name: string;
  domain: string;
  phone: string;
  owner: { userName: string } | { firstname: string; lastname: string };
  abonnement: SubscriptionState;
  /** None before the first payment. */
  plan: "single" | "group" | null;
  homeText: Texts;
  stops: Stop[];
};
