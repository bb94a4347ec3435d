import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { countScan } from "@/lib/features/bus/commands/scan";
import { currentViewer } from "../../../current-viewer";
import { orMissing } from "../../../missing";

type Props = { params: Promise<{ lng: string; code: string }> };

export const metadata: Metadata = { robots: { index: false } };

/** Where the QR code on a bus leads: `/q/{code}`, to which the gate adds the passenger's language. */
export default orMissing(async function ScannedCodePage({ params }: Props) {
  const { lng, code } = await params;
  const target = await countScan(await currentViewer(), code);
  if (!target) notFound();
  const profile = `/${lng}/publicProfile/${encodeURIComponent(target.slug)}`;
  redirect(target.code === null ? profile : `${profile}?bus=${encodeURIComponent(target.code)}`);
});
