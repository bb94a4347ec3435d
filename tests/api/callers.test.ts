import { v7 as uuidv7 } from "uuid";
import { beforeAll, describe, expect, it } from "vitest";
import { byProof, byRecord } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { routes } from "@/lib/features/routes";
import { addressOf } from "@/lib/http/calls";
import type { Route } from "@/lib/http/route";
import { asUser, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { everyone, viewers, type Who } from "@/tests/viewers";

const cookies: Partial<Record<Who, string>> = {};

/** An account for each viewer of the matrix; staff works for the company of its owner. */
async function signIn(who: Who) {
  const viewer: Viewer = viewers[who];
  if (viewer.kind !== "user") return;
  const { id, cookie } = await person(viewer.company?.companyType ?? null, viewer.role);
  cookies[who] = cookie;
  if (viewer.company && !viewer.owner) {
    await prisma.user.update({ where: { id }, data: { owner: false } });
    cookies[who] = (await asUser({ id })).cookie;
  }
}

beforeAll(async () => {
  await resetDb();
  for (const who of everyone) await signIn(who);
});

const bound = Object.values(routes).flatMap((calls): Route[] => Object.values(calls));
const keyOf = ({ call }: Route) => `${call.method} ${call.path}`;

/** With ids that nobody has and without a body: whoever is let in gets as far as that. */
async function statusFor(route: Route, who: Who) {
  const values: Record<string, string> = {};
  const path = addressOf(route.call).replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    values[name] = uuidv7();
    return values[name];
  });
  const response = await route(request(path, { method: route.call.method, cookie: cookies[who] }), params(values));
  await response.body?.cancel();
  return response.status;
}

// Behind these the record, a link or a secret refuses: by their own tests.
const decidedLater = ({ call }: Route) => call.rule === byRecord || call.rule === byProof;

describe("each call lets in whom its rule lets in: 401 for nobody, 403 for who may not", () => {
  it.each(bound.filter((route) => !decidedLater(route)).map((route) => [keyOf(route), route] as const))(
    "%s",
    async (_key, route) => {
      for (const who of everyone) {
        const status = await statusFor(route, who);
        if (route.call.rule(viewers[who])) expect([401, 403], who).not.toContain(status);
        else expect(status, who).toBe(who === "anonymous" ? 401 : 403);
      }
    },
  );
});
