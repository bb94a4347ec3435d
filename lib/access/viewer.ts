import { parseCookies, sessionTokenOf } from "@/lib/auth/cookie";
import { isFactorNeeded, securedSql } from "@/lib/auth/factor-need";
import { networkOf, openSessionSql } from "@/lib/auth/session-life";
import { readSession } from "@/lib/auth/token";
import { query } from "@/lib/db/pool";
import { later } from "@/lib/later";
import { sourceOf } from "@/lib/limits/source";
import { type Language, preferredLanguage } from "@/lib/i18n/routing";

// The brand exists in this file alone: a query that wants a Viewer can only get one that was proven here.
declare const proven: unique symbol;
type Proven = { readonly [proven]: true };

export type CompanyType = "busoperator" | "touroperator" | "travelService" | "driver" | "private";

/** The company that a viewer works for. */
type OwnCompany<Type extends CompanyType = CompanyType> = {
  id: string;
  companyType: Type;
  name: string;
  slug: string;
};

type Reader = { readonly ip: string; readonly language: Language };

type Anonymous = Proven & Reader & { readonly kind: "anonymous" };

export type SignedIn = Proven &
  Reader & {
    readonly kind: "user";
    readonly id: string;
    readonly sid: string;
    readonly role: "user" | "admin";
    readonly firstname: string;
    readonly email: string;
    readonly userName: string;
    readonly owner: boolean;
    /** Shortcuts of one key are on (WCAG 2.1.4). */
    readonly singleKeys: boolean;
    readonly company: OwnCompany | null;
  };

/**
 * An admin who has given the password and has no second factor yet: may set one up and sign out. Of another kind than
 * who is signed in, so that whatever asks for that refuses without knowing of it.
 */
type Securing = Proven &
  Reader & {
    readonly kind: "securing";
    readonly id: string;
    readonly sid: string;
    readonly role: "admin";
    readonly firstname: string;
    readonly email: string;
    readonly userName: string;
  };

export type Viewer = Anonymous | Securing | SignedIn;

/** Has an account, whatever else is still asked of it. */
export type Account = Securing | SignedIn;

// What a rule proves about a viewer. A function that takes one of these cannot be called without its rule.
export type Admin = SignedIn & { readonly role: "admin" };
/** Works for a company, as its owner or as staff. */
export type Member<Type extends CompanyType = CompanyType> = SignedIn & { readonly company: OwnCompany<Type> };
export type Owner = Member & { readonly owner: true };
export type BusOperator = Member<"busoperator">;
export type BusPartner = Member<"busoperator" | "touroperator" | "driver">;
export type TravelService = Member<"travelService">;
/** Orders and pays the plan of a travel service. */
export type PlanOwner = TravelService & Owner;

type Row = {
  id: string;
  role: "user" | "admin";
  firstname: string;
  email: string;
  userName: string;
  owner: boolean;
  singleKeys: boolean;
  companyId: string | null;
  companyType: CompanyType | null;
  companyName: string | null;
  slug: string | null;
  /** Has an authenticator's codes. */
  secured: boolean;
  /** Not noted as seen for five minutes. */
  stale: boolean;
};

const sessionSql = `select u.id, u.role::text as role, u.firstname, u.email, u."userName", u.owner, u."singleKeys",
  c.id as "companyId", c."companyType"::text as "companyType", c.name as "companyName", c.slug,
  s."lastSeenAt" < now() - interval '5 minutes' as stale, ${securedSql} as secured
  from session s join user_account u on u.id = s."userId" left join company c on c.id = u."companyId"
  where s.id = $1::uuid and ${openSessionSql} and u."sessionVersion" = $2 and u."closedAt" is null`;

// Reads wait for no write; of readers at a time one writes.
const seenSql = `update session set "lastSeenAt" = now(), network = $2
  where id = $1::uuid and "lastSeenAt" < now() - interval '5 minutes'`;

/** A page that is left open asks for news all night: that is nobody's use of it. */
const comesByItself = (headers: Pick<Headers, "get">) => headers.get("accept") === "text/event-stream";

function companyOf(row: Row): SignedIn["company"] {
  if (!row.companyId || !row.companyType) return null;
  return { id: row.companyId, companyType: row.companyType, name: row.companyName ?? "", slug: row.slug ?? "" };
}

type Cookies = ReadonlyMap<string, string>;

function readerOf(headers: Pick<Headers, "get">, cookies: Cookies): Anonymous {
  const ip = sourceOf(headers.get("x-forwarded-for"));
  const language = preferredLanguage(cookies, headers.get("accept-language"));
  return { ip, language, kind: "anonymous" } as Anonymous;
}

/** A reader whose headers hold no session; null where one is there to be looked up (`viewerOf`). */
export function anonymousOf(headers: Pick<Headers, "get">, cookies: Cookies): Anonymous | null {
  return sessionTokenOf(cookies) === null ? readerOf(headers, cookies) : null;
}

/**
 * Who is asking, from the request's headers alone. Role, company and validity of the session are read from
 * the database each time, never from the cookie. Throws what the database throws.
 */
export async function viewerOf(headers: Pick<Headers, "get">): Promise<Viewer> {
  const cookies = parseCookies(headers.get("cookie"));
  const anonymous = readerOf(headers, cookies);
  const claims = await readSession(cookies);
  if (!claims) return anonymous;
  const { ip, language } = anonymous;
  const [row] = await query<Row>("viewer.session", sessionSql, [claims.sid, claims.sv]);
  if (!row) return anonymous;
  if (row.stale && !comesByItself(headers)) {
    later(() => query("viewer.seen", seenSql, [claims.sid, networkOf(ip)]));
  }
  const { id, role, firstname, email, userName, owner, singleKeys } = row;
  const person = { id, role, firstname, email, userName, owner, singleKeys, sid: claims.sid, company: companyOf(row) };
  if (role === "admin" && isFactorNeeded() && !row.secured) {
    return { ip, language, id, role, firstname, email, userName, sid: claims.sid, kind: "securing" } as Securing;
  }
  return { ip, language, ...person, kind: "user" } as SignedIn;
}

const marksSql = `select s.id, concat_ws(' ', u.role, u."sessionVersion", c.id, c."companyType", ${securedSql}) as mark
  from session s join user_account u on u.id = s."userId" left join company c on c.id = u."companyId"
  where s.id = any($1::uuid[]) and ${openSessionSql} and u."closedAt" is null`;

/** What the rights of sessions rest on, by session: where it changes, an open stream is to end. One that is over is missing. */
export async function sessionMarks(sessions: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ id: string; mark: string }>("viewer.marks", marksSql, [sessions]);
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}
