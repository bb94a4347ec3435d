import { asLine } from "@/lib/features/busrequest/rules/line";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { Language } from "@/lib/i18n/routing";
import { RequestLine } from "./request-line";

/** A line of a short list, drawn from the whole record. */
export const RequestRow = ({ lng, request }: { lng: Language; request: BusRequestRecord }) => (
  <RequestLine lng={lng} request={asLine(request, lng)} />
);
