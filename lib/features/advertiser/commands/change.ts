import { isDeepStrictEqual } from "node:util";
import type { Admin, TravelService } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, validationFailed } from "@/lib/errors";
import { requireOwnFile } from "@/lib/features/upload/commands/own-file";
import { fileKeyOf } from "@/lib/features/upload/rules";
import { languages } from "@/lib/i18n/routing";
import { settingsSelect, toHomeEntrySettings } from "../present/home-entry";
import { entryInReach } from "../queries/home-entry";
import type { HomeEntryChange, HomeEntrySettings } from "../schema/home-entry";

type Texts = HomeEntrySettings["title"];

/** Languages that are left out stay, empty ones are cleared. */
function merged(before: Texts, change: HomeEntryChange["title"]): Texts {
  const next = { ...before };
  for (const language of languages) if (change?.[language] !== undefined) next[language] = change[language] ?? "";
  return next;
}

const filled = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

/** What already stands there may stay; a new picture is one of the company's own. */
async function checkPicture(
  tx: Transaction,
  viewer: TravelService | Admin,
  before: HomeEntrySettings,
  picture: string | null,
) {
  if (!picture || picture === before.picture) return;
  if (!fileKeyOf(picture)) throw validationFailed([{ path: "picture", message: "fileUnknown" }]);
  await requireOwnFile(tx, viewer, before.company, picture, "image", "picture");
}

const partsOf = ({ title, text, picture, video, active }: HomeEntrySettings) => ({
  homeTitle: filled(title),
  homeText: filled(text),
  homePicture: picture,
  homeVideo: video,
  homeActive: active,
});

/**
 * PUT /company/{id}/homepageentry; what is left out stays. Throws Conflict for a stale version, ValidationFailed for
 * a picture of somebody else.
 */
export async function changeHomeEntry(viewer: TravelService | Admin, companyId: string, change: HomeEntryChange) {
  return transaction(async (tx) => {
    await tx.$queryRaw`select id from advertiser where "companyId" = ${companyId}::uuid for update`;
    const row = await entryInReach(tx, viewer, companyId);
    const before = toHomeEntrySettings(row);
    if (change.version !== undefined && change.version !== before.version) throw conflict();
    const { picture = before.picture, video = before.video, active = before.active } = change;
    const texts = { title: merged(before.title, change.title), text: merged(before.text, change.text) };
    const next = { ...before, ...texts, picture, video, active };
    if (isDeepStrictEqual(before, next)) return before;
    await checkPicture(tx, viewer, before, picture);
    const data = { ...partsOf(next), version: { increment: 1 } };
    const stored = await tx.advertiser.update({ where: { companyId }, data, select: settingsSelect });
    const line = { before: partsOf(before), after: partsOf(next) };
    await audit(tx, viewer, { action: "change", noun: "advertiser", recordId: companyId, ...line });
    await changed(tx, "advertiser");
    return toHomeEntrySettings(stored);
  });
}
