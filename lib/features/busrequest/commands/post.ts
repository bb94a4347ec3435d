import { forbiddenTo } from "@/lib/access/refusals";
import { isSignedIn, mayPostKind } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { validationFailed } from "@/lib/errors";
import { consume } from "@/lib/limits/limits";
import { placesOfTrip, seaErrors } from "@/lib/features/place/queries/land";
import { openDispatch } from "@/lib/features/dispatch/commands/open";
import type { Prisma } from "@/prisma/generated/client";
import { withOverlaps } from "../queries/overlaps";
import { notifyConfirm, notifyReceiver } from "../notify";
import { dateErrors } from "../rules/dates";
import { headStartErrors, opensAtOf } from "../rules/head-start";
import { missingParts } from "../rules/parts";
import { nowhereErrors } from "../rules/same-place";
import { stateOnArrival } from "../rules/status";
import type { BusRequestInput } from "../schema/input";
import { authorOf, receiverOf } from "./author";
import { askingColumns, busColumns } from "./bus";
import { letIn } from "./circle";
import { endColumns, searchTextOf, startColumns } from "./columns";
import { insertRequest } from "./insert";
import { writeNeeds } from "./needs";
import { readRecord } from "./read";
import { isAlone, postAlone } from "./post-alone";
import { putReceived } from "./received";
import { tellAdded, tellRequest } from "./tell";
import { mintAuthorToken } from "./token";

type Receiver = Awaited<ReturnType<typeof receiverOf>>;

const perAddress = { name: "busrequest-address", points: 60, seconds: 60 * 60 };

function requireSound(input: BusRequestInput, now: number) {
  const errors = [
    ...missingParts(input),
    ...nowhereErrors(input),
    ...dateErrors(input, now),
    ...headStartErrors(input, now),
  ];
  if (errors.length > 0) throw validationFailed(errors);
}

/** Of an emergency the position comes from a telephone, with a pin that can be moved. */
async function requireLand(input: BusRequestInput) {
  const errors = await seaErrors(placesOfTrip(input));
  const isPin = (path: string) => input.category === "emergency" && path === "start.address";
  const said = errors.map((error) => (isPin(error.path) ? { ...error, message: "positionAtSea" } : error));
  if (said.length > 0) throw validationFailed(said);
}

function columnsOf(viewer: Viewer, input: BusRequestInput, receiver: Receiver) {
  const { trusted, ...author } = authorOf(viewer);
  const now = new Date();
  const { category, companyName, email, transferType, mode, vehicleTypes, quantity, description } = input;
  return {
    ...author,
    ...startColumns(input.start),
    ...endColumns(input.end),
    category,
    companyName,
    email,
    transferType,
    mode,
    vehicleTypes,
    quantity,
    description,
    stops: input.stops,
    phone: input.phone || null,
    mobile: input.mobile || null,
    contact: input.contact ?? "afterAcceptance",
    organisationType: input.organisationType ?? null,
    passengers: input.passengers ?? null,
    radius: input.radius ?? null,
    ...askingColumns(category, input.askingPrice),
    maxOffers: input.maxOffers,
    fromSingleRequest: mode === "individual" && input.fromSingleRequest === true,
    receiverCompanyId: receiver?.id ?? null,
    opensAt: opensAtOf(input, now.getTime()),
    searchText: searchTextOf({ ...input, companyType: author.companyType }),
    state: stateOnArrival({ trusted }),
    confirmedAt: trusted ? now : null,
    approvedAt: trusted ? now : null,
    createdAt: now,
    language: viewer.language,
  } satisfies Prisma.BusRequestUncheckedCreateInput;
}

/**
 * Posts a request. A partner's is active at once; an anonymous one waits for the link in its mail.
 * Throws Unauthorized or Forbidden for a kind that the viewer may not post, ValidationFailed, AddressMissing.
 */
export async function postBusRequest(viewer: Viewer, input: BusRequestInput, now = Date.now()) {
  if (!mayPostKind(viewer, input.category)) throw forbiddenTo(viewer);
  requireSound(input, now);
  await requireLand(input);
  const receiver = await receiverOf(input.mode, input.company);
  const columns = columnsOf(viewer, input, receiver);
  const slug = isSignedIn(viewer) ? viewer.company?.slug : undefined;
  if (isAlone(columns, input)) return postAlone(viewer, columns, slug);
  // A stranger's mailbox must not be filled by posting in its name.
  if (columns.state === "pending") await consume(perAddress, input.email);
  return transaction(async (tx) => {
    const bus = await busColumns(tx, columns, input.bus);
    const written = await insertRequest(tx, viewer, { ...columns, ...bus });
    const { id } = written;
    await writeNeeds(tx, id, input.needs);
    const circle = await letIn(tx, viewer, id, input);
    const made = input.needs ? await readRecord(tx, id) : written;
    if (columns.state === "pending") await notifyConfirm(tx, made, columns.language, await mintAuthorToken(tx, id));
    for (const one of circle ?? (receiver && columns.state === "active" ? [receiver] : [])) {
      await notifyReceiver(tx, made, one);
      await putReceived(tx, made, one.id);
    }
    if (input.category === "emergency") await openDispatch(tx, viewer, id, new Date(now));
    await tellAdded(tx, slug);
    await tellRequest(tx, { ...columns, id, version: made.version, readers: circle?.map((one) => one.id) ?? [] });
    return withOverlaps(tx, made, viewer.language);
  });
}
