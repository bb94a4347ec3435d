import * as exported from "@/app/api/admin/[file]/route";
import * as audit from "@/app/api/admin/audit/route";
import * as endSessions from "@/app/api/admin/users/[id]/endsessions/route";
import * as resend from "@/app/api/admin/users/[id]/resend/route";
import * as oneUser from "@/app/api/admin/users/[id]/route";
import * as users from "@/app/api/admin/users/route";
import { envelope, params, request } from "@/tests/db";
import { withStored } from "@/tests/versions";

type Query = Record<string, string | number | object | undefined>;

/** "?take=10&filter={…}" */
export function queryOf(query: Query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const entries = given.map(([key, value]) => [key, typeof value === "object" ? JSON.stringify(value) : String(value)]);
  return `?${new URLSearchParams(entries)}`;
}

export const listUsers = async (query: Query, cookie?: string) =>
  envelope(await users.GET(request(`/api/admin/users${queryOf(query)}`, { cookie })));
export const getUser = async (id: string, cookie?: string) =>
  envelope(await oneUser.GET(request(`/api/admin/users/${id}`, { cookie }), params({ id })));
export const putUser = async (id: string, body: unknown, cookie?: string) =>
  envelope(
    await oneUser.PUT(
      request(`/api/admin/users/${id}`, { method: "PUT", body: await withStored("user", id, body), cookie }),
      params({ id }),
    ),
  );
export const endUserSessions = async (id: string, cookie?: string) =>
  envelope(await endSessions.POST(request(`/api/admin/users/${id}/endsessions`, { body: {}, cookie }), params({ id })));
export const resendTo = async (id: string, cookie?: string) =>
  envelope(await resend.POST(request(`/api/admin/users/${id}/resend`, { body: {}, cookie }), params({ id })));
export const listAudit = async (query: Query, cookie?: string) =>
  envelope(await audit.GET(request(`/api/admin/audit${queryOf(query)}`, { cookie })));
export const getCsv = (name: string, query: Query, cookie?: string) =>
  exported.GET(request(`/api/admin/${name}.csv${queryOf(query)}`, { cookie }), params({ file: `${name}.csv` }));
