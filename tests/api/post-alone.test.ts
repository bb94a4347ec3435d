import { afterEach, beforeEach, expect, it } from "vitest";
import { isBusPartner } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { changedChannel, onChanged } from "@/lib/cache/tags";
import { listen } from "@/lib/db/listen";
import { prisma } from "@/lib/db/prisma";
import { atomic } from "@/lib/db/transaction";
import { alertTaskChannel, fitTaskChannel } from "@/lib/features/busrequest/commands/announce";
import { postBusRequest } from "@/lib/features/busrequest/commands/post";
import { busRequestInput } from "@/lib/features/busrequest/schema/input";
import { makeBus } from "@/prisma/factories/bus";
import { resetDb, until } from "../db";
import { draft, person } from "../people";
import { statementsOf } from "../statements";
import { viewerAs } from "../viewer";

beforeEach(resetDb);

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const channels = [changedChannel, alertTaskChannel, fitTaskChannel];

/** What other processes hear, and this one's caches. */
async function hearAll() {
  const told: string[] = [];
  let open = 0;
  for (const channel of channels) {
    const onOpen = () => {
      open += 1;
    };
    endings.push(listen({ channel, hear: (payload) => told.push(`${channel} ${payload}`), onOpen }));
  }
  endings.push(onChanged((tags) => told.push(`here ${tags.join(" ")}`)));
  await until(() => open === channels.length);
  return told;
}

const own = (id: string) => ({ where: { recordId: id }, omit: { id: true, recordId: true, createdAt: true } }) as const;

/** All that a post leaves, but for what is its own by nature: ids, numbers and times. */
async function leftBy(post: () => ReturnType<typeof postBusRequest>) {
  const told = await hearAll();
  const { id, reference, created_at: _at, ...record } = (await post()) as Record<string, unknown> & { id: string };
  await until(() => told.some((line) => line.startsWith(changedChannel) && line.includes(id)));
  for (const end of endings.splice(0)) await end();
  const events = await prisma.$queryRawUnsafe<{ id: bigint; topics: string[] }[]>(
    "select id, topics from live_event where record = $1::uuid order by id",
    id,
  );
  const nameless = (text: string) =>
    events
      .reduce((said, event) => said.replaceAll(`live/${event.id}/`, "live/_/"), text.replaceAll(id, "ID"))
      .replace(/^changed \S+/, "changed");
  const words = told.flatMap((line) => {
    const [channel, ...rest] = nameless(line).split(" ");
    return rest.map((word) => `${channel} ${word}`);
  });
  return {
    record,
    events: events.map((event) => event.topics.map(nameless)),
    words: [...new Set(words)].sort(),
    audit: await prisma.auditEntry.findMany(own(id)),
    alerts: await prisma.$queryRawUnsafe('select cursor from alert_task where "requestId" = $1::uuid', id),
    fits: await prisma.$queryRawUnsafe('select count(*)::int from fit_task where "supplyId" = $1::uuid', id),
    reference: typeof reference,
  };
}

const begins = (statements: { text: string }[]) => statements.some(({ text }) => /^begin/i.test(text.trim()));

it.each(["grouprequest", "vacancy", "emptyride"])(
  "a plain %s is one statement, and leaves what a transaction leaves",
  async (category) => {
    const { cookie } = await person("busoperator");
    const viewer: Viewer = await viewerAs(isBusPartner, cookie);
    const input = busRequestInput.parse(draft({ category }));
    let alone: unknown;
    const statements = await statementsOf(async () => {
      alone = await leftBy(() => postBusRequest(viewer, input));
    });
    expect(begins(statements)).toBe(false);
    expect(alone).toEqual(await leftBy(() => atomic(() => postBusRequest(viewer, input))));
  },
);

it("one that names a bus is posted with the bus locked", async () => {
  const { cookie, companyId } = await person("busoperator");
  const viewer: Viewer = await viewerAs(isBusPartner, cookie);
  const { id: bus } = await makeBus({ companyId: companyId ?? "" });
  const input = busRequestInput.parse(draft({ category: "vacancy", bus }));
  const statements = await statementsOf(async () => {
    expect(await postBusRequest(viewer, input)).toMatchObject({ bus });
  });
  expect(begins(statements)).toBe(true);
});
