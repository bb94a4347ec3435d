import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { matchedCompanies, type MatchedCompany } from "@/lib/features/filtersetting/queries/match";
import { dispatchedCompanies } from "@/lib/features/dispatch/queries/ring";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { fastest, mailsSelect, requestPaces, toMails } from "@/lib/features/unsubscription/rules";
import { languageOfCountry } from "@/lib/features/user/rules/claim";
import { calledOffBy } from "@/lib/features/trip/queries/called-off";
import { askedCompanies } from "@/lib/features/fit/queries/list";
import { emailField } from "@/lib/features/user/schema/fields";
import type { Language } from "@/lib/i18n/routing";
import { subscriberKey } from "@/lib/mail/unsubscribe";
import { notOver, publicReach } from "@/lib/features/busrequest/queries/where";
import { partnerTypes } from "@/lib/features/filtersetting/queries/where";
import { chordOf, chordSql, kmOfChord, lonLatSql } from "@/lib/geo/earth";
import { passiveRadius } from "../rules";
import { fittingCompanies, type Fitting } from "./fitting";

const chord = chordOf(passiveRadius);
const mutedAt = lonLatSql("m.longitude", "m.latitude");

// The seats around the start are found in the index company_passive_pos, whose condition is repeated.
const passiveSql = `select c.id, c.name, c."companyType", lower(trim(c.email)) as email,
    c.address->>'countryISO3166Code' as country, ${kmOfChord('cube_distance(c.pos, r."startPos")')} as distance
  from bus_request r join company c on c.pos <@ cube_enlarge(r."startPos", ${chord}, 3)
    and cube_distance(c.pos, r."startPos") <= ${chord} and c.active and not c.registered
  where r.id = $1::uuid and ${publicReach} and ${notOver} and r.category in ('grouprequest', 'emergency')
    and c."companyType" in ${partnerTypes} and c.id is distinct from r."authorCompanyId"
    and c.email ~ '^\\s*[^@\\s]+@[^@\\s]+\\.[^@\\s]+\\s*$'
    and not exists (select from user_account u where u."companyId" = c.id)
    and not exists (select from unsubscription u where u.email = lower(trim(c.email)) and u."group" = 'requests')
    and not exists (select from muted_region m where m."companyId" = c.id
      and cube_distance(${mutedAt}, r."startPos") <= ${chordSql("m.radius")})
  order by c.id`;

type PassiveCompany = {
  id: string;
  name: string;
  companyType: string;
  /** Lower case. */
  email: string;
  country: string | null;
  /** km from its seat. */
  distance: number;
};

/**
 * Passive providers around the start of an active collective request that seeks a bus, by id: those that have
 * muted the region or opted out are left out.
 */
function passiveAround(tx: Transaction, requestId: string) {
  return tx.$queryRawUnsafe<PassiveCompany[]>(passiveSql, requestId);
}

/** One address that is to be told. `passive`: a company without an account, by its stored address. */
export type Recipient = {
  companyId: string;
  userId: string | null;
  /** Lower case. */
  email: string;
  language: Language;
  pace: "now" | "daily";
  /** km from the nearest base, or from the seat. */
  distance: number | null;
  /** Of the company's filters; else it only fits. */
  matches: boolean;
  /** Null where nothing of the company's fits, or the person does not want to hear of it. */
  fit: Fitting | null;
  passive: { name: string; companyType: string } | null;
};

/** A partner: by its filters, by a post of its own that fits, or by both. */
type PlannedPartner = MatchedCompany & Pick<Recipient, "matches" | "fit">;

async function peopleOf(kind: Kind, companies: readonly PlannedPartner[]): Promise<Recipient[]> {
  const planned = new Map(companies.map((company) => [company.id, company]));
  const users = await prisma.user.findMany({
    where: {
      company: { id: { in: [...planned.keys()] }, active: true },
      confirmedAt: { not: null },
      closedAt: null,
      deleteAfter: null,
    },
    select: { id: true, email: true, language: true, companyId: true, ...mailsSelect },
  });
  const emails = users.map(({ email }) => subscriberKey(email));
  const off = await prisma.unsubscription.findMany({ where: { email: { in: emails }, group: "requests" } });
  const stopped = new Set(off.map(({ email }) => email));
  return users.flatMap(({ id, email, language, companyId, ...stored }) => {
    const key = subscriberKey(email);
    const company = companyId === null ? undefined : planned.get(companyId);
    if (!company) return [];
    const paces = requestPaces(toMails(stored), stopped.has(key));
    const fit = paces.fit === "never" ? null : company.fit;
    const pace = fastest(company.matches ? paces[kind] : "never", fit ? paces.fit : "never");
    if (pace === "never") return [];
    const { distance, matches } = company;
    return [{ companyId: company.id, userId: id, email: key, language, pace, distance, matches, fit, passive: null }];
  });
}

function mailboxOf({ id, name, companyType, email, country, distance }: PassiveCompany): Recipient[] {
  if (!emailField.safeParse(email).success) return [];
  const language = languageOfCountry(country);
  const told = { pace: "now", distance, matches: true, fit: null } as const;
  return [{ ...told, companyId: id, userId: null, email, language, passive: { name, companyType } }];
}

/** A mailbox that several companies share is told once. */
const eachOnce = (list: readonly Recipient[]) => [
  ...new Map(list.toReversed().map((one) => [one.email, one])).values(),
];

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** All companies that a request concerns, by id. */
export type Plan = readonly (PlannedPartner | PassiveCompany)[];
const isPassive = (one: Plan[number]): one is PassiveCompany => "email" in one;
const isPartner = (one: Plan[number]): one is PlannedPartner => !isPassive(one);

/** The look-up among all companies: once a request, however many parts it is told in. */
export async function planOf(requestId: string): Promise<Plan> {
  const [matched, passive] = await transaction(async (tx) => [
    await matchedCompanies(tx, requestId),
    await passiveAround(tx, requestId),
  ]);
  const fitting = await fittingCompanies(requestId);
  // Its author has written to them by name.
  const asked = await askedCompanies(requestId);
  // An emergency asks these itself, one ring after the other.
  const dispatched = await dispatchedCompanies(requestId);
  const gone = await calledOffBy(prisma, requestId);
  const byFilter = new Set(matched.map(({ id }) => id));
  const only = [...fitting].filter(([id]) => !byFilter.has(id));
  return [
    ...matched.map((company) => ({ ...company, matches: true, fit: fitting.get(company.id) ?? null })),
    ...only.map(([id, fit]) => ({ id, distance: null, matches: false, fit })),
    ...passive,
  ]
    .filter(({ id }) => !asked.has(id) && !dispatched.has(id) && !gone.includes(id))
    .sort(byId);
}

type Query = { requestId: string; kind: Kind; plan: Plan; after: string | null; limit: number };

/** The plan's next companies after `after`, and who is to be told there and was not yet. */
export async function nextRecipients({ requestId, kind, plan, after, limit }: Query) {
  const from = after === null ? 0 : plan.findIndex(({ id }) => id > after);
  const part = from < 0 ? [] : plan.slice(from, from + limit);
  const people = await peopleOf(kind, part.filter(isPartner));
  const wanted = eachOnce([...people, ...part.filter(isPassive).flatMap(mailboxOf)]);
  const userIds = people.flatMap(({ userId }) => userId ?? []);
  const alerted = await prisma.requestAlert.findMany({
    where: { requestId, OR: [{ email: { in: wanted.map(({ email }) => email) } }, { userId: { in: userIds } }] },
    select: { email: true, userId: true },
  });
  const known = new Set(alerted.flatMap(({ email, userId }) => [email, userId ?? email]));
  const recipients = wanted.filter(({ email, userId }) => !known.has(email) && !(userId && known.has(userId)));
  return { recipients, last: part.length < limit ? null : (part.at(-1)?.id ?? null) };
}
