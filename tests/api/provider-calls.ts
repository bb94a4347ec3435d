import * as invite from "@/app/api/admin/providers/[id]/invite/route";
import * as merge from "@/app/api/admin/providers/[id]/merge/route";
import * as one from "@/app/api/admin/providers/[id]/route";
import * as list from "@/app/api/admin/providers/route";
import { envelope, params, request } from "@/tests/db";
import { queryOf } from "./admin-calls";

export const listProviders = async (query: Parameters<typeof queryOf>[0], cookie?: string) =>
  envelope(await list.GET(request(`/api/admin/providers${queryOf(query)}`, { cookie })));
export const getProvider = async (id: string, cookie?: string) =>
  envelope(await one.GET(request(`/api/admin/providers/${id}`, { cookie }), params({ id })));
export const putProvider = async (id: string, body: unknown, cookie?: string) =>
  envelope(await one.PUT(request(`/api/admin/providers/${id}`, { method: "PUT", body, cookie }), params({ id })));
export const inviteTo = async (id: string, cookie?: string) =>
  envelope(await invite.POST(request(`/api/admin/providers/${id}/invite`, { body: {}, cookie }), params({ id })));
export const mergeInto = async (id: string, body: unknown, cookie?: string) =>
  envelope(await merge.POST(request(`/api/admin/providers/${id}/merge`, { body, cookie }), params({ id })));
