import { screens } from "@/lib/access/screens";
import type { SearchRecord } from "@/lib/features/admin/schema";
import type { BusHit } from "@/lib/features/bus/schema/hit";
import type { RequestHit } from "@/lib/features/busrequest/schema/hit";
import type { CompanyHit } from "@/lib/features/provider/schema/hit";
import type { UserHit } from "@/lib/features/user/schema/hit";
import { searchTake } from "@/lib/search-text";

const groups = ["requests", "companies", "users", "buses"] as const;
type Group = (typeof groups)[number];
/** A list that is searched for the text when a group tells no more. */
type MoreList = "requests" | "registeredProviders" | "providers" | "users" | "fleetadmin";

/** One line of the search: something found, or the list with all that the text finds. */
export type Option = { href: string } & (
  | { kind: "request"; hit: RequestHit }
  | { kind: "company"; hit: CompanyHit }
  | { kind: "user"; hit: UserHit }
  | { kind: "bus"; hit: BusHit }
  | { kind: "more"; list: MoreList }
);
type OptionGroup = { group: Group; options: Option[] };

const opened = (list: MoreList, id: string) => `${screens[list].path}?open=${id}`;
const searched = (list: MoreList, text: string, key = "q"): Option => ({
  kind: "more",
  list,
  href: `${screens[list].path}?${new URLSearchParams({ [key]: text })}`,
});

/** The list of requests finds by company with a filter of its own, and not by the name of who waits. */
function moreRequests(hits: readonly RequestHit[], text: string) {
  const by = hits.at(-1)?.by;
  if (hits.length < searchTake || by === "waiting") return [];
  return [searched("requests", text, by === "sender" ? "company" : "q")];
}

function moreCompanies(hits: readonly CompanyHit[], text: string) {
  if (hits.length < searchTake) return [];
  return [searched("registeredProviders", text), searched("providers", text)];
}

/** The lines of an answer in the order in which they are shown, addresses without the language. */
export function optionsOf({ requests, companies, users, buses }: SearchRecord, text: string): OptionGroup[] {
  const all: OptionGroup[] = [
    {
      group: "requests",
      options: [
        ...requests.map((hit): Option => ({ kind: "request", hit, href: opened("requests", hit.id) })),
        ...moreRequests(requests, text),
      ],
    },
    {
      group: "companies",
      options: [
        ...companies.map((hit): Option => {
          return { kind: "company", hit, href: opened(hit.registered ? "registeredProviders" : "providers", hit.id) };
        }),
        ...moreCompanies(companies, text),
      ],
    },
    {
      group: "users",
      options: [
        ...users.map((hit): Option => ({ kind: "user", hit, href: opened("users", hit.id) })),
        ...(users.length < searchTake ? [] : [searched("users", text)]),
      ],
    },
    {
      group: "buses",
      options: [
        ...buses.map((hit): Option => ({ kind: "bus", hit, href: opened("fleetadmin", hit.id) })),
        ...(buses.length < searchTake ? [] : [searched("fleetadmin", text)]),
      ],
    },
  ];
  return all.filter(({ options }) => options.length > 0);
}
