import { getTranslations } from "next-intl/server";
import { viewerOf } from "@/lib/access/viewer";
import { AppError } from "@/lib/errors";
import { getBusRequest } from "@/lib/features/busrequest/queries/get";
import { idParams } from "@/lib/features/busrequest/schema/actions";
import { routeName } from "@/lib/i18n/place-names";
import { notFoundResponse } from "@/lib/http/responses";
import { formatDateTime } from "@/lib/i18n/formats";
import { isLanguage } from "@/lib/i18n/routing";
import { signPicture } from "../../../draw";

type Context = { params: Promise<{ lng: string; file: string }> };

/** As everybody may see it, whoever asks: the picture is kept for all. */
async function publicRequest(id: string) {
  if (!idParams.safeParse({ id }).success) return null;
  try {
    return (await getBusRequest(await viewerOf(new Headers()), id)).record;
  } catch (error) {
    if (error instanceof AppError && error.code === "NotFound") return null;
    throw error;
  }
}

/** `/og/request/{lng}/{id}.png`: kind, route and time of a public request. */
export async function GET(request: Request, { params }: Context) {
  const { lng, file } = await params;
  const record = isLanguage(lng) && file.endsWith(".png") ? await publicRequest(file.slice(0, -".png".length)) : null;
  if (!record || !isLanguage(lng)) return notFoundResponse(request);
  const kinds = await getTranslations({ locale: lng, namespace: "busrequest.kinds" });
  const title = routeName(record.start.address, record.end.address, lng, " – ");
  return signPicture({ kind: kinds(record.category), title, line: formatDateTime(record.start.date), tone: "town" });
}
