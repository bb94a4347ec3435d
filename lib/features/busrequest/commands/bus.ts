import type { Transaction } from "@/lib/db/prisma";
import { validationFailed } from "@/lib/errors";
import { lockBus } from "@/lib/features/calendar/commands/bus";
import { namesBus } from "../rules/kind-fields";
import type { Kind } from "../rules/kinds";
import type { BusRequestChange } from "../schema/input";

type Poster = { category: Kind; authorCompanyId: string | null; busId?: string | null };

/**
 * Columns of the bus that a post names: of the poster's own fleet, locked, with its seats and type, which are copied so
 * that lists and searches read one table. Throws ValidationFailed for a foreign or retired bus, or a kind that has none.
 */
export async function busColumns(tx: Transaction, post: Poster, named: string | null | undefined) {
  const busId = named === undefined ? (post.busId ?? null) : named;
  if (busId === null) return { busId };
  if (!namesBus(post.category)) throw validationFailed([{ path: "bus", message: "busOfKind" }]);
  const unknown = validationFailed([{ path: "bus", message: "busUnknown" }]);
  if (post.authorCompanyId === null) throw unknown;
  await lockBus(tx, { companyId: post.authorCompanyId, busId, keeps: post.busId });
  const { design, capacity } = await tx.bus.findUniqueOrThrow({ where: { id: busId } });
  return { busId, vehicleTypes: [design], passengers: capacity, quantity: 1 };
}

/** Columns of what is asked for a free bus or an empty ride. Throws ValidationFailed for another kind. */
export function askingColumns(category: Kind, asking: BusRequestChange["askingPrice"]) {
  if (asking === undefined) return {};
  if (asking === null) return { askingAmount: null };
  if (!namesBus(category)) throw validationFailed([{ path: "askingPrice", message: "priceOfKind" }]);
  const { amount, currency, vatIncluded } = asking;
  return { askingAmount: amount, askingCurrency: currency, askingVatIncluded: vatIncluded };
}
