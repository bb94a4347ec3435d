import { redirect } from "next/navigation";

/** Until the overview is there, the panel begins with what waits. */
export default async function AdminPage({ params }: { params: Promise<{ lng: string }> }) {
  const { lng } = await params;
  redirect(`/${lng}/adminpanel/pendingRequests`);
}
