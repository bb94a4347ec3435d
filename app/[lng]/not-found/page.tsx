import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundView } from "@/components/layout/not-found-view";

export const stored = ["busrequest", "company", "mediadata", "advertiser", "place"];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  return { title: t("notFound.title"), robots: { index: false } };
}

export default function NotFoundPage() {
  return <NotFoundView />;
}
