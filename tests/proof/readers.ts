import { isBusPartner, isSignedIn } from "@/lib/access/rules";
import { newMailedToken } from "@/lib/auth/mailed-token";
import { prisma } from "@/lib/db/prisma";
import { newAnswerLink } from "@/lib/features/offer/queries/answer-link";
import { linkTo } from "@/tests/api/offer-calls";
import { anonymous } from "@/tests/viewers";
import type { Subject } from "./subjects";

/** Who crawls: `parts` are all that a canary's audience may name. */
export type Reader = Pick<Subject, "who" | "cookie" | "token" | "parts" | "viewer"> & { feed?: string };

const day = 86_400_000;
const link = (who: string, token: string, parts: string[]): Reader => ({ who, token, parts, viewer: anonymous });

/** The page of a private author whose request has got offers that stand, or of one who has chosen. */
async function authorLink(who: string, state: "open" | "accepted") {
  const { requestId } = await prisma.offer.findFirstOrThrow({
    where: { state, request: { authorCompanyId: null, authorUserId: null } },
    orderBy: { createdAt: "desc" },
  });
  return link(who, (await linkTo(requestId)).token, [requestId]);
}

async function driverLink() {
  const {
    id: tripId,
    companyId,
    start,
    end,
  } = await prisma.trip.findFirstOrThrow({
    where: { state: "agreed", company: { drivers: { some: {} } } },
  });
  const { id: driverId } = await prisma.driver.findFirstOrThrow({ where: { companyId } });
  const key = { tripId, driverId };
  await prisma.tripDriver.upsert({
    where: { tripId_driverId: key },
    create: { ...key, position: 0, start, end },
    update: {},
  });
  const { token, hash } = newMailedToken();
  await prisma.driveLink.deleteMany({ where: key });
  await prisma.driveLink.create({ data: { ...key, hash } });
  return link("driver's link", token, [tripId]);
}

/** A company without an account that was told of a request by mail. */
async function answerLink() {
  const company = await prisma.company.findFirstOrThrow({ where: { registered: false, active: true } });
  const request = await prisma.busRequest.findFirstOrThrow({
    where: { state: "active", mode: "collective", authorCompanyId: null, endedAt: null },
  });
  const until = new Date(Date.now() + day);
  const { token, row } = newAnswerLink({ companyId: company.id, requestId: request.id, email: company.email, until });
  await prisma.mailedToken.create({ data: row });
  return link("link of an alert", token, [company.id]);
}

/** The private address of a company's calendar. */
async function feedLink(companyId: string): Promise<Reader> {
  const { token: feed, hash } = newMailedToken();
  await prisma.calendarFeed.create({ data: { companyId, hash } });
  return { who: "calendar's link", feed, parts: [companyId], viewer: anonymous };
}

const groupsOf = ({ viewer, who }: Reader) => [
  "anyone",
  ...(isSignedIn(viewer) ? ["signedIn"] : []),
  ...(isBusPartner(viewer) || who === "link of an alert" ? ["partners"] : []),
  ...(who === "admin" ? ["admin"] : []),
];

const hasEnded = ({ who, viewer }: Subject) => !isSignedIn(viewer) && who !== "nobody";

/** Everybody who can read anything: of the matrix' subjects those whose cookie is good, and who hold a link. */
export async function makeReaders(subjects: readonly Subject[]): Promise<Reader[]> {
  const links = [
    await authorLink("author's link", "open"),
    await authorLink("customer's link", "accepted"),
    await driverLink(),
    await answerLink(),
    await feedLink(subjects[0]?.parts[0] ?? ""),
  ];
  const all: Reader[] = [...subjects.filter((one) => !hasEnded(one)), ...links];
  return all.map((one) => ({ ...one, parts: [...one.parts, ...groupsOf(one)] }));
}
