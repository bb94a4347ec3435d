import type { Viewer, Admin } from "@/lib/access/viewer";
import { auditAll } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { sameSide } from "@/lib/features/user/rules/registration";
import { type Draft, draftOf, type Reason } from "../rules/draft";
import { duplicateKeys } from "../rules/duplicates";
import type { ImportInput, ImportLine, ImportResult } from "../schema/importing";
import type { ImportField } from "../schema/list";
import { townsOf } from "./import-places";
import { addAll, type Settled } from "./import-store";
import { lockNames, type Duplicate, duplicatesOf } from "./import-duplicates";
import { changesOf, updateAll } from "./import-update";

type Read = { line: ImportLine; draft: Draft | null; reasons: Reason[] };
type Sound = Settled & { line: ImportLine };
type Sorted = { add: Sound[]; update: (Sound & { id: string })[]; refused: ImportResult[] };
type Changes = Awaited<ReturnType<typeof changesOf>>;

const refuse = ({ line }: ImportLine, ...reasons: Reason[]): ImportResult => ({ line, outcome: "refused", reasons });

/** Why a company that is there already is not changed by a line; null where it is. */
function against(duplicates: readonly Duplicate[], draft: Draft, mode: ImportInput["duplicates"]): Reason | null {
  const [duplicate, other] = duplicates;
  if (mode === "refuse") return { field: "email", message: "providerDuplicate" };
  if (other) return { field: "email", message: "providerDuplicates" };
  if (duplicate?.registered) return { field: "email", message: "providerRegistered" };
  const side = draft.companyType !== "private" && duplicate && sameSide(draft.companyType, duplicate.companyType);
  return side ? null : { field: "companyType", message: "mergeOtherSide" };
}

/** What becomes of each line that is sound in itself. */
async function sort(tx: Transaction, sound: readonly Sound[], { duplicates: mode, dry }: ImportInput) {
  const sorted: Sorted = { add: [], update: [], refused: [] };
  const drafts = sound.map(({ draft }) => draft);
  const duplicateOf = await duplicatesOf(tx, drafts, mode === "update" && !dry);
  const seen = new Set<string>();
  for (const one of sound) {
    const keys = duplicateKeys(one.draft);
    const duplicates = duplicateOf(one.draft);
    const reason = duplicates.length > 0 ? against(duplicates, one.draft, mode) : null;
    if (keys.some((key) => seen.has(key))) {
      sorted.refused.push(refuse(one.line, { field: "email", message: "duplicateInFile" }));
      continue;
    }
    if (reason) {
      sorted.refused.push(refuse(one.line, reason));
      continue;
    }
    if (duplicates[0]) sorted.update.push({ ...one, id: duplicates[0].id });
    else sorted.add.push(one);
    for (const key of keys) seen.add(key);
  }
  return sorted;
}

const givenIn = ({ values }: ImportLine) =>
  new Set((Object.keys(values) as ImportField[]).filter((key) => values[key]?.trim()));

async function store(tx: Transaction, viewer: Viewer, { add }: Sorted, changes: Changes) {
  const added = add.length > 0 ? await addAll(tx, add) : [];
  const updated = changes.size > 0 ? await updateAll(tx, [...changes.values()]) : [];
  if (added.length + updated.length > 0) await auditAll(tx, viewer, [...added, ...updated]);
}

async function settle(read: readonly Read[]) {
  const drafts = read.flatMap(({ draft }) => draft ?? []);
  const townOf = await townsOf(drafts);
  const refused: ImportResult[] = [];
  const sound = read.flatMap(({ line, draft, reasons }): Sound[] => {
    const location = draft && townOf(draft);
    if (draft && location) return [{ line, draft, location }];
    refused.push(refuse(line, ...(draft ? [{ field: "city", message: "placeUnknown" }] : reasons)));
    return [];
  });
  return { sound, refused };
}

const resultsOf = ({ add, update, refused }: Sorted, changes: Changes): ImportResult[] => [
  ...add.map(({ line }): ImportResult => ({ line: line.line, outcome: "added", reasons: [] })),
  ...update.map(({ line, id }): ImportResult => {
    return { line: line.line, outcome: changes.has(id) ? "updated" : "unchanged", reasons: [] };
  }),
  ...refused,
];

/**
 * POST /admin/providers/import: one part of a file of passive providers, stored whole or not at all; a line that does
 * not fit is refused with its reasons and holds up no other; one that says what is there already changes nothing. Sent again, a part is refused as already there. `dry`
 * only says what would happen.
 */
export async function importProviders(viewer: Admin, input: ImportInput): Promise<ImportResult[]> {
  const { sound, refused } = await settle(input.lines.map((line) => ({ line, ...draftOf(line, input) })));
  const { sorted, changes } = await transaction(async (tx) => {
    const drafts = sound.map(({ draft }) => draft);
    if (!input.dry && drafts.length > 0) await lockNames(tx, drafts);
    const all = await sort(tx, sound, input);
    const updates = all.update.map((one) => ({ ...one, given: givenIn(one.line) }));
    const wanted = await changesOf(tx, updates);
    if (!input.dry) await store(tx, viewer, all, wanted);
    if (!input.dry && all.add.length + wanted.size > 0) await changed(tx, "company", "advertiser");
    return { sorted: all, changes: wanted };
  });
  return [...resultsOf(sorted, changes), ...refused].sort((a, b) => a.line - b.line);
}
