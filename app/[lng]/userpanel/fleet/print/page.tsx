import { PageHead } from "@/components/ui/page-head";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PrintButton } from "@/components/bus/print-button";
import { QrSheet, QrSticker } from "@/components/bus/qr-sheet";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { screens } from "@/lib/access/screens";
import { AppError } from "@/lib/errors";
import { qrStickers } from "@/lib/features/bus/queries/qr";
import { busParams } from "@/lib/features/bus/schema/bus";
import { getCompany } from "@/lib/features/company/queries/profile";
import { openScreen, screenMetadata } from "../../../open-screen";
import { orMissing } from "../../../missing";
import "@/sheets/company.css";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<{ bus?: string | string[] }> };

export const generateMetadata = screenMetadata("fleet", async (): Promise<Metadata> => {
  const t = await getTranslations("bus.print");
  return { title: t("title"), robots: { index: false } };
});

const orNotFound = (error: unknown) => {
  if (error instanceof AppError && error.code === "NotFound") notFound();
  throw error;
};

export default orMissing(async function FleetPrintPage({ params, searchParams }: Props) {
  const [{ lng }, { bus }] = await Promise.all([params, searchParams]);
  const viewer = await openScreen("fleet", lng);
  const id = bus === undefined ? undefined : (busParams.safeParse({ id: bus }).data?.id ?? notFound());
  const [stickers, company, t] = await Promise.all([
    qrStickers(viewer, id).catch(orNotFound),
    getCompany(viewer, viewer.company.id),
    getTranslations("bus.print"),
  ]);
  const sender = { name: company.name, phone: company.telephone || company.cellphone || null };
  const [first] = stickers;
  const one = id !== undefined && first;
  return (
    <>
      <PageHead
        title={one ? t("titleOne", { plate: first.bus.licenceplate }) : t("title")}
        className="mb-4 print:hidden"
      >
        <ButtonLink className="ml-auto" href={`/${lng}${screens.fleet.path}`}>
          {t("back")}
        </ButtonLink>
        {first && <PrintButton label={t("print")} />}
      </PageHead>
      {first && <p className="text-ink-2 mb-4 print:hidden">{t(one ? "leadOne" : "lead")}</p>}
      {!first && <EmptyState sign="parking" title={t("emptyTitle")} text={t("emptyText")} />}
      {one ? (
        <QrSticker sticker={first} sender={sender} />
      ) : (
        <QrSheet stickers={stickers} sender={sender} now={Date.now()} />
      )}
    </>
  );
});
