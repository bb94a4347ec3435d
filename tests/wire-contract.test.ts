import { expect, it } from "vitest";
import { allCalls } from "@/lib/features/calls";

/** What others call: as it was asked for, whatever else there is. One that moves breaks programs that nobody here sees. */
const contract = `
  POST /upload/signed-upload
  GET,PUT /user
  PUT /user/{id}/changepassword
  POST /user/requestdelete
  GET /user/export
  POST /register/advertiser
  POST /register/buspartner
  POST /confirmuser
  POST /forgotpassword
  POST /resetpw
  POST /contact
  GET,POST /company
  GET /company/countregistered
  GET /company/registered
  PUT,DELETE,GET /company/{id}
  GET /user/companies
  POST /advertiserlocation/activeallnear
  GET,POST /advertiserlocation
  PUT,DELETE /advertiserlocation/{id}
  GET /busrequest/filter/company/{id}
  GET,PUT /company/{id}/filtersettings
  GET /busses/company/{id}
  POST /busses
  PUT,DELETE /busses/{id}
  GET /busses/{id}/qr.svg
  GET /busses/{id}/qr.png
  POST,GET /busrequest
  PUT,DELETE,GET /busrequest/{id}
  GET /busrequest/filter/pending
  GET /busrequest/map
  POST /busrequest/{id}/approve
  POST /busrequest/{id}/reject
  POST /busrequest/{id}/offer
  GET /busrequest/{id}/offers
  POST /offer/{id}/accept
  POST /offer/{id}/decline
  POST /offer/{id}/withdraw
  GET,POST /offer/{id}/message
  GET /company/{id}/calendar
  GET,PUT /mediadata/{kind}/{language}
  GET,POST /news
  GET /news/{slug}
  PUT,DELETE /news/{id}
  GET /admin/mailer/unsubscriptions
  GET /admin/mailer/unsubscriptions/active
  GET /admin/mailer/unsubscriptions/search/{term}
  GET /admin/mailer/unsubscriptions/groups
  DELETE /admin/mailer/unsubscriptions/{email}
  DELETE /admin/mailer/unsubscriptions/groups/{group}/{email}
  GET,POST /unsubscribe/{token}
  GET,PUT /admin/users/{id}
  GET /admin/users
  GET /admin/audit
  GET /admin/stats
  POST /subscription/checkout
  POST /subscription/portal
  POST /subscription/webhook
  GET /places
  GET /places/{id}
  GET /places/reverse
  GET /health
  GET /ready
  GET /metrics
  GET /openapi.json
  GET /busrequest/{id}/fits
  GET /company/{id}/fits
  POST /way
  POST /tour/search
  GET,POST /tour
  GET,PUT,DELETE /tour/{id}
  POST /tour/{id}/offer
  POST /priceguide
  GET,PUT /company/{id}/pricing
  POST /drivinghours
  GET /trip
  GET /trip/{id}
  POST /trip/{id}/change
  POST /trip/{id}/change/{changeId}/accept
  POST /trip/{id}/change/{changeId}/decline
  POST /trip/{id}/cancel
  PUT /trip/{id}/assignment
  POST /trip/{id}/progress
  POST /trip/{id}/rating
  GET /trip/{id}/confirmation.pdf
  GET /trip/{id}/journeyform.pdf
  GET /trip/{id}/trip.ics
  GET,POST /driver
  PUT,DELETE /driver/{id}
  GET /inbox
  GET /inbox/count
  PUT /inbox/{id}
  POST /inbox/read
  GET /events
  GET /dispatch/{id}
  POST /dispatch/{id}/accept
  POST /dispatch/{id}/widen
  POST /dispatch/{id}/end
  POST /dispatch/{id}/answer
  GET,PUT /company/{id}/standby
  GET /standby/gaps
  GET /company/{id}/ledger
  GET /company/{id}/ledger.csv
  GET /company/{id}/ledger.pdf
  GET,POST,DELETE /push/subscription
  POST,DELETE /user/totp
  POST /user/totp/confirm
  POST /user/passkey
`;

const asked = contract
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [methods = "", path = ""] = line.trim().split(" ");
    return methods.split(",").map((method) => `${method} ${path}`);
  });

/** Whatever its parameters are called. */
const plain = (key: string) => key.replace(/\{\w+\}/g, "{}");

it("every call of the wire contract is at its address", () => {
  const served = new Set(allCalls.map(({ method, path }) => plain(`${method} ${path}`)));
  expect(asked.filter((key) => !served.has(plain(key)))).toEqual([]);
  expect(asked.length).toBeGreaterThan(130);
});
