import * as requests from "@/app/api/busrequest/route";
import * as openRoute from "@/app/api/busrequest/[id]/open/route";
import * as readersRoute from "@/app/api/busrequest/[id]/readers/route";
import * as oneRequest from "@/app/api/busrequest/[id]/route";
import * as one from "@/app/api/partnercircle/[id]/route";
import * as all from "@/app/api/partnercircle/route";
import { envelope, params, request } from "@/tests/db";
import { draft } from "@/tests/people";

export type Who = { cookie?: string };
type Partner = Who & { companyId: string | null };

export const keep = async ({ cookie }: Who, body: unknown) =>
  envelope(await all.POST(request("/api/partnercircle", { cookie, body })));
export const list = async ({ cookie }: Who) => envelope(await all.GET(request("/api/partnercircle", { cookie })));
export const change = async ({ cookie }: Who, id: string, body: unknown) =>
  envelope(await one.PUT(request(`/api/partnercircle/${id}`, { method: "PUT", cookie, body }), params({ id })));
export const drop = async ({ cookie }: Who, id: string) =>
  envelope(await one.DELETE(request(`/api/partnercircle/${id}`, { method: "DELETE", cookie }), params({ id })));

/** A circle of these partners, and a post that they read an hour before all others. */
export async function postFirst(author: Who, partners: Partner[], changes: Record<string, unknown> = {}) {
  const companies = partners.map(({ companyId }) => companyId);
  const circle = (await keep(author, { name: `Kreis ${crypto.randomUUID()}`, companies })).entity[0];
  const body = draft({ mode: "circle", circle: circle.id, opensAfter: 60, ...changes });
  const answer = await envelope(await requests.POST(request("/api/busrequest/", { body, cookie: author.cookie })));
  return { ...answer, made: answer.entity[0], circle };
}

export const readOne = async (id: string, { cookie }: Who = {}) =>
  envelope(await oneRequest.GET(request(`/api/busrequest/${id}`, { cookie }), params({ id })));
export const readersOf = async (id: string, { cookie }: Who = {}) =>
  envelope(await readersRoute.GET(request(`/api/busrequest/${id}/readers`, { cookie }), params({ id })));
export const openNow = async (id: string, { cookie }: Who = {}) =>
  envelope(await openRoute.POST(request(`/api/busrequest/${id}/open`, { method: "POST", cookie }), params({ id })));
