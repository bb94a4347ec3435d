import { DELETE, PUT } from "@/app/api/busses/[id]/route";
import { GET } from "@/app/api/busses/company/[id]/route";
import { POST } from "@/app/api/busses/route";
import { person } from "@/tests/people";
import { envelope, params, request } from "@/tests/db";
import { withStored } from "@/tests/versions";

type Who = { cookie?: string };

export const plain = { licenceplate: "R CB 418", design: "coach", capacity: 57 };

export const create = async ({ cookie }: Who, body: unknown = plain) =>
  envelope(await POST(request("/api/busses/", { cookie, body })));

export const list = async ({ cookie }: Who, id: string, search = "") =>
  envelope(await GET(request(`/api/busses/company/${id}${search}`, { cookie }), params({ id })));

export const change = async ({ cookie }: Who, id: string, body: unknown) =>
  envelope(
    await PUT(
      request(`/api/busses/${id}`, { method: "PUT", cookie, body: await withStored("bus", id, body) }),
      params({ id }),
    ),
  );

export const remove = async ({ cookie }: Who, id: string) =>
  envelope(await DELETE(request(`/api/busses/${id}`, { method: "DELETE", cookie }), params({ id })));

export const fieldsOf = ({ fields = [] }: { fields?: { path: string; message: string }[] }) =>
  fields.map(({ path, message }) => `${path} ${message}`);

/** An operator with one bus, as the API gave it. */
export async function operator() {
  const own = await person("busoperator");
  const { entity } = await create(own);
  return { own, id: own.companyId ?? "", bus: entity[0] };
}
