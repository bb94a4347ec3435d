import * as one from "@/app/api/driver/[id]/route";
import * as drivers from "@/app/api/driver/route";
import * as assignments from "@/app/api/trip/[id]/assignment/route";
import { envelope, params, request } from "@/tests/db";

type Who = { cookie?: string };

export const jonas = { name: "Jonas Wiesgickl", phone: "+49 151 5550118", languages: ["cs", "de"] };

export const addDriver = async ({ cookie }: Who, body: unknown = jonas) =>
  envelope(await drivers.POST(request("/api/driver", { cookie, body })));
export const listDrivers = async ({ cookie }: Who) => envelope(await drivers.GET(request("/api/driver", { cookie })));
export const changeDriver = async ({ cookie }: Who, id: string, body: unknown) =>
  envelope(await one.PUT(request(`/api/driver/${id}`, { method: "PUT", cookie, body }), params({ id })));
export const removeDriver = async ({ cookie }: Who, id: string) =>
  envelope(await one.DELETE(request(`/api/driver/${id}`, { method: "DELETE", cookie }), params({ id })));
export const readAssignment = async ({ cookie }: Who, id: string) =>
  envelope(await assignments.GET(request(`/api/trip/${id}/assignment`, { cookie }), params({ id })));
export const assign = async ({ cookie }: Who, id: string, body: unknown) =>
  envelope(
    await assignments.PUT(request(`/api/trip/${id}/assignment`, { method: "PUT", cookie, body }), params({ id })),
  );
