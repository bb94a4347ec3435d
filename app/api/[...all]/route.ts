import { notFoundResponse } from "@/lib/http/responses";

const none = notFoundResponse;
export { none as DELETE, none as GET, none as HEAD, none as OPTIONS, none as PATCH, none as POST, none as PUT };
