import { envelope, params, request } from "@/tests/db";

type Who = { cookie?: string };

/** The calls of a noun's routes, read after the store of files is set up. */
export async function certificateApi() {
  const all = await import("@/app/api/certificate/route");
  const one = await import("@/app/api/certificate/[id]/route");
  const file = await import("@/app/api/certificate/[id]/file/route");
  const check = await import("@/app/api/certificate/[id]/check/route");
  const admin = await import("@/app/api/admin/certificates/route");
  const at = (id: string, rest = "") => `/api/certificate/${id}${rest}`;
  return {
    add: async ({ cookie }: Who, body: unknown) =>
      envelope(await all.POST(request("/api/certificate", { cookie, body }))),
    list: async ({ cookie }: Who) => envelope(await all.GET(request("/api/certificate", { cookie }))),
    change: async ({ cookie }: Who, id: string, body: unknown) =>
      envelope(await one.PUT(request(at(id), { method: "PUT", cookie, body }), params({ id }))),
    remove: async ({ cookie }: Who, id: string) =>
      envelope(await one.DELETE(request(at(id), { method: "DELETE", cookie }), params({ id }))),
    file: ({ cookie }: Who, id: string) => file.GET(request(at(id, "/file"), { cookie }), params({ id })),
    check: async ({ cookie }: Who, id: string, body: unknown) =>
      envelope(await check.POST(request(at(id, "/check"), { cookie, body }), params({ id }))),
    listAll: async ({ cookie }: Who, search = "") =>
      envelope(await admin.GET(request(`/api/admin/certificates${search}`, { cookie }))),
  };
}
