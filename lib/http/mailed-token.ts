import type { ApiRequest } from "./api-request";

/** Token of the /myrequest link: header `X-Request-Token`, or `?token=` for clients that cannot set one. */
export function mailedTokenOf(request: ApiRequest) {
  return request.headers.get("x-request-token") ?? new URL(request.url).searchParams.get("token");
}
