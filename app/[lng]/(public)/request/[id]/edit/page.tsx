import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { EditForm } from "@/components/busrequest/form/edit-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { isAdmin, isBusPartner, isSignedIn } from "@/lib/access/rules";
import { namesBus } from "@/lib/features/busrequest/rules/kind-fields";
import { busChoices } from "@/lib/features/calendar/queries/booking";
import { calendarZone } from "@/lib/features/calendar/queries/zone";
import { currentViewer } from "../../../../current-viewer";
import { loadRequest, mayChange } from "../load";
import { orMissing } from "../../../../missing";
import "@/sheets/form.css";

type Props = { params: Promise<{ lng: string; id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("busrequest.page");
  return { title: t("edit"), robots: { index: false } };
}

export default orMissing(async function EditRequestPage({ params }: Props) {
  const { lng, id } = await params;
  const here = `/${lng}/request/${id}`;
  if (!isSignedIn(await currentViewer())) redirect(`/${lng}/login?callbackUrl=${encodeURIComponent(`${here}/edit`)}`);
  const found = await loadRequest(id);
  if (found.ended || !found.own) notFound();
  const { record, own, viewer } = found;
  // Ended, or only received: there is nothing to change, but it may be read.
  if (!mayChange(viewer, record, own)) redirect(here);
  // As in the calendar from where one comes.
  const timeZone = await calendarZone(viewer, isSignedIn(viewer) ? viewer.company?.id : undefined);
  const asked = namesBus(record.category) && isBusPartner(viewer) && record.company === viewer.company.id;
  const fleet = asked ? await busChoices(viewer, viewer.company.id) : [];
  return (
    <ClientMessages ns={["busrequest", "place", "needs", "way", "drivinghours", "price"]} timeZone={timeZone}>
      <EditForm
        record={record}
        backHref={here}
        fixedEmail={false}
        trade={isBusPartner(viewer) || isAdmin(viewer)}
        fleet={fleet}
      />
    </ClientMessages>
  );
});
