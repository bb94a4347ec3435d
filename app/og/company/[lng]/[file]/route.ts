import { getTranslations } from "next-intl/server";
import { companyProfile } from "@/lib/features/company/queries/profile";
import { notFoundResponse } from "@/lib/http/responses";
import { isLanguage } from "@/lib/i18n/routing";
import { signPicture } from "../../../draw";

type Context = { params: Promise<{ lng: string; file: string }> };

/** `/og/company/{lng}/{slug}.png`: what a link to a profile shows; published data alone. */
export async function GET(request: Request, { params }: Context) {
  const { lng, file } = await params;
  if (!isLanguage(lng) || !file.endsWith(".png")) return notFoundResponse(request);
  const company = await companyProfile(file.slice(0, -".png".length));
  if (!company) return notFoundResponse(request);
  const types = await getTranslations({ locale: lng, namespace: "busrequest.companyTypes" });
  const { name, companyType, address } = company;
  const line = address ? `${address.postal_code} ${address.city}` : "";
  const tone = companyType === "travelService" ? "tourist" : "town";
  return signPicture({ kind: types(companyType), title: name, line, tone });
}
