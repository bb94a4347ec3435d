import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { countScan } from "@/lib/features/bus/commands/scan";
import { currentViewer } from "../../../current-viewer";
import { orMissing } from "../../../missing";

type Props = { params: Promise<{ lng: string; code: string }> };

/** Drawn for a code that leads nowhere alone. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("common"))("notFound.title"), robots: { index: false } };
}

/** Where the QR code on a bus leads: `/q/{code}`, to which the gate adds the passenger's language. */
export default orMissing(async function ScannedCodePage({ params }: Props) {
  const { lng, code } = await params;
  const target = await countScan(await currentViewer(), code);
  if (!target) notFound();
  const profile = `/${lng}/publicProfile/${encodeURIComponent(target.slug)}`;
  redirect(target.code === null ? profile : `${profile}?bus=${encodeURIComponent(target.code)}`);
});
