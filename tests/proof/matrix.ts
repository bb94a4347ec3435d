import { isAdmin, isSignedIn } from "@/lib/access/rules";
import { query } from "@/lib/db/pool";
import type { Route } from "@/lib/http/route";
import { adminRow } from "./admin-records";
import { ask, keyOf, undone } from "./asked";
import type { Thing } from "./objects";
import { type Row, rows } from "./rows";
import type { Subject } from "./subjects";

type Which = "own" | "foreign" | "missing" | "none";
type World = { subjects: Subject[]; things: Record<string, Thing> };
type Case = { route: Route; subject: Subject; which: Which; row?: Row; thing?: Thing };

const isSuccess = (status: number) => status < 300;
const isStaff = ({ who }: Subject) => who.endsWith("staff");
const isParty = (subject: Subject, thing: Thing) => thing.parties.some((party) => subject.parts.includes(party));

/** Where the record is another's: who is signed in finds nothing or may not, anybody else is asked to sign in. */
const refusals = (subject: Subject) => (isSignedIn(subject.viewer) ? [403, 404] : [401, 403, 404]);

/** Success, or that it is not the time for it; `other` where the call cannot succeed as it is sent. */
function asParty(status: number, other: number | undefined, whose: string) {
  const isRight = isSuccess(status) || status === 409 || status === other;
  return isRight ? null : `${status} instead of ${whose} ${other ?? "success"}`;
}

/** What is wrong with a status; null where it is as it must be. */
function wrong({ route: { call }, subject, which, row, thing }: Case, status: number): string | null {
  const unless = (isRight: boolean, wanted: string) => (isRight ? null : `${status} instead of ${wanted}`);
  if (status >= 500) return `${status}`;
  if (!call.rule(subject.viewer)) {
    const wanted = isSignedIn(subject.viewer) ? 403 : 401;
    return unless(status === wanted, `${wanted} by the rule`);
  }
  if (!row || !thing || row.reach === "open") return null;
  if (which === "missing") return unless(!isSuccess(status), "no success without the record");
  if (row.reach === "proof") return unless(!isSuccess(status), "no success without the proof");
  if (which === "own") return asParty(status, isStaff(subject) ? (row.staff ?? row.mine) : row.mine, "a party's");
  if (isAdmin(subject.viewer) && row.reach === "kept") return asParty(status, row.admin ?? row.mine, "an admin's");
  return unless(refusals(subject).includes(status), refusals(subject).join(" or "));
}

/** Every so many-th of a list, another one for each route. */
const turn = <T>(list: T[], at: number): T[] => (list.length > 0 ? [list[at % list.length] as T] : []);

/** Few of the cases, so that each route meets an own, a foreign and a missing record and one whom its rule refuses. */
function fewOf(cases: Case[], at: number) {
  const refused = cases.filter(({ route, subject }) => !route.call.rule(subject.viewer));
  const rest = cases.filter((one) => !refused.includes(one));
  const of = (which: Which) => rest.filter((one) => one.which === which);
  const staff = of("own").filter(({ subject }) => isStaff(subject));
  const admins = rest.filter(({ subject, which }) => isAdmin(subject.viewer) && which === "foreign");
  const strangers = of("foreign").filter(({ subject }) => !isAdmin(subject.viewer));
  return [
    ...turn(refused, at),
    ...of("own").slice(0, 1),
    ...staff.slice(0, 1),
    ...admins,
    ...turn(strangers, at),
    ...turn(of("missing"), at),
  ];
}

function casesOf(route: Route, { subjects, things }: World): Case[] {
  const row = rows.get(keyOf(route.call)) ?? adminRow(route.call);
  const thing = row && things[row.thing];
  return subjects.flatMap((subject): Case[] => {
    if (!row || !thing) return [{ route, subject, which: "none" }];
    const which = isParty(subject, thing) ? "own" : "foreign";
    const missing: Case = { route, subject, which: "missing", row, thing };
    return [{ ...missing, which }, ...(route.call.missing === false ? [] : [missing])];
  });
}

async function statusOf({ route, subject, which, thing }: Case) {
  const values = which === "missing" ? {} : thing?.values;
  const asked = async () => {
    const response = await ask(route, subject, { values });
    const text = await response.text();
    const isEnvelope = response.ok || "error" in JSON.parse(text);
    return isEnvelope ? response.status : 599;
  };
  return route.call.rule(subject.viewer) && route.call.method !== "GET" ? undone(asked) : asked();
}

/** Asks a route as everybody (or few) and tells what was answered otherwise than the rules and rows say, with the count of calls. */
export async function matrixOf(route: Route, world: World, { few, at }: { few: boolean; at: number }) {
  const all = casesOf(route, world);
  const cases = few ? fewOf(all, at) : all;
  const found: string[] = [];
  for (const one of cases) {
    await query("tests.limits", "delete from rate_limit", []);
    const trouble = wrong(one, await statusOf(one));
    if (trouble) found.push(`${keyOf(route.call)} as ${one.subject.who}, ${one.which}: ${trouble}`);
  }
  return { found, asked: cases.length };
}

/** Calls that name a record, are not for admins alone and have no row; and rows of calls that are gone. */
export function unspoken(routes: readonly Route[]) {
  const named = routes.filter(({ call }) => call.params && call.rule !== isAdmin).map(({ call }) => keyOf(call));
  return [...named.filter((key) => !rows.has(key)), ...[...rows.keys()].filter((key) => !named.includes(key))];
}
