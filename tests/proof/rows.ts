/**
 * What the record decides, where the rule alone does not: for each call that names one. `own`: strangers and admins have
 * no success. `kept`: admins may, strangers not. `open`: whoever the rule lets in. `proof`: a link or signature decides,
 * and nobody of the matrix has one.
 */
type Reach = "own" | "kept" | "open" | "proof";
/**
 * `thing`: of objects.ts. `mine`: what a party gets where that is no success and no conflict; `staff` who works there
 * without owning, `admin` admins where the record is kept for them, too.
 */
export type Row = { thing: string; reach: Reach; mine?: number; staff?: number; admin?: number };

const table: Record<Reach, Record<string, string>> = {
  own: {
    bid: "PUT /offer/{id}; POST /offer/{id}/withdraw",
    certificate: "PUT /certificate/{id}; DELETE /certificate/{id}",
    device: "DELETE /user/factor/devices/{id}",
    driver: "PUT /driver/{id}; DELETE /driver/{id}",
    inbox: "PUT /inbox/{id}",
    offer: `POST /offer/{id}/accept; POST /offer/{id}/decline; POST /offer/{id}/shortlist; DELETE /offer/{id}/shortlist;
      GET /offer/{id}/message; POST /offer/{id}/message`,
    offertemplate: "PUT /offertemplate/{id}; DELETE /offertemplate/{id}",
    partnercircle: "PUT /partnercircle/{id}; DELETE /partnercircle/{id}",
    passkey: "DELETE /user/passkey/{id}",
    returnleg: "POST /returnleg/{id}/post; DELETE /returnleg/{id}",
    series: "DELETE /company/{id}/standby/series/{series}",
    session: "DELETE /user/sessions/{id}",
    company: `GET /company/{id}/staff; POST /company/{id}/staff; PUT /company/{id}/staff/{userId};
      DELETE /company/{id}/staff/{userId}; DELETE /company/{id}/staff/invitations/{invitationId};
      POST /company/{id}/staff/invitations/{invitationId}/resend; GET /company/{id}/standby; PUT /company/{id}/standby;
      POST /company/{id}/standby/series; GET /company/{id}/ladder; PUT /company/{id}/ladder;
      GET /company/{id}/ledger; GET /company/{id}/ledger.csv; GET /company/{id}/ledger.pdf`,
    searched: "POST /dispatch/{id}/seen; POST /dispatch/{id}/answer",
    tour: "GET /tour/{id}; PUT /tour/{id}; DELETE /tour/{id}; POST /tour/{id}/offer; POST /tour/{id}/rest",
    trip: `GET /trip/{id}/assignment; PUT /trip/{id}/assignment; PUT /trip/{id}/pause; POST /trip/{id}/driver/{driverId}/link;
      DELETE /trip/{id}/driver/{driverId}/link; POST /trip/{id}/progress; POST /trip/{id}/position;
      POST /trip/{id}/rating; POST /trip/{id}/rating/answer; POST /trip/{id}/change; POST /trip/{id}/change/guide;
      POST /trip/{id}/change/{changeId}/accept; POST /trip/{id}/change/{changeId}/decline;
      DELETE /trip/{id}/change/{changeId}; POST /trip/{id}/cancel; GET /trip/{id}/confirmation.pdf;
      GET /trip/{id}/journeyform.pdf; GET /trip/{id}/trip.ics`,
    user: "PUT /user/{id}/changepassword",
  },
  kept: {
    booking: "GET /booking/{id}; PUT /booking/{id}; DELETE /booking/{id}",
    busses: `PUT /busses/{id}; DELETE /busses/{id}; GET /busses/{id}/overlaps; GET /busses/{id}/qr.svg;
      GET /busses/{id}/qr.png`,
    busrequest: `PUT /busrequest/{id}; DELETE /busrequest/{id}; GET /busrequest/{id}/readers; POST /busrequest/{id}/open;
      PUT /busrequest/{id}/fits/notice`,
    calendar: `PUT /company/{id}/externalcalendar/{calendar}; POST /company/{id}/externalcalendar/{calendar}/read;
      DELETE /company/{id}/externalcalendar/{calendar}`,
    company: `GET /busses/company/{id}; GET /company/{id}/calendar; GET /company/{id}/calendar.csv;
      GET /company/{id}/feed; POST /company/{id}/feed; DELETE /company/{id}/feed/{feed}; PUT /company/{id};
      GET /company/{id}/externalcalendar; POST /company/{id}/externalcalendar; GET /company/{id}/filtersettings;
      PUT /company/{id}/filtersettings; POST /company/{id}/filtersettings/preview;
      GET /busrequest/filter/company/{id}; GET /busrequest/filter/company/{id}/map; GET /company/{id}/fits;
      GET /company/{id}/gaps; GET /company/{id}/pricing; PUT /company/{id}/pricing`,
    house: "GET /company/{id}/homepageentry; PUT /company/{id}/homepageentry",
    invoices: "GET /subscription/invoices/{file}",
    location: "PUT /advertiserlocation/{id}; DELETE /advertiserlocation/{id}",
    search: `GET /dispatch/{id}; POST /dispatch/{id}/accept; POST /dispatch/{id}/widen; POST /dispatch/{id}/pause;
      POST /dispatch/{id}/end`,
    trip: "GET /trip/{id}",
  },
  open: {
    busrequest: `GET /busrequest/{id}; POST /busrequest/{id}/confirmation; PUT /busrequest/{id}/mark;
      GET /busrequest/{id}/fits; POST /busrequest/{id}/fits/passing; POST /busrequest/{id}/offer;
      GET /busrequest/{id}/offers`,
    company: `GET /company/{id}; POST /company/{id}/contact; GET /company/{id}/ledger.svg; GET /company/{id}/rating;
      GET /company/{id}/ratings; POST /company/{id}/claim`,
    certificate: "GET /certificate/{id}/file",
    none: `GET /ledger/proof/{code}; GET /locales/{lng}/{ns}; GET /mediadata/{kind}/{language}; GET /news/{id};
      GET /places/{id}; GET /upload/{key}`,
  },
  proof: {
    busrequest: "POST /busrequest/{id}/fits/ask",
    none: `GET /answer/{token}; POST /answer/{token}/offer; PUT /answer/{token}/offer; DELETE /answer/{token}/offer;
      POST /answer/{token}/decline; DELETE /answer/{token}/decline; POST /answer/{token}/mute;
      DELETE /answer/{token}/mute; POST /answer/{token}/claim; GET /calendar/{file}; GET /unsubscribe/{token};
      POST /unsubscribe/{token}; DELETE /unsubscribe/{token}; PUT /upload/{key}`,
  },
};

/** A party that has no success: not its turn, nothing there, or what is sent does not fit this record. */
const mine: Record<string, number> = {
  "PUT /busrequest/{id}/mark": 404,
  "POST /busrequest/{id}/offer": 403,
  "GET /certificate/{id}/file": 404,
  "DELETE /trip/{id}/change/{changeId}": 403,
  "POST /trip/{id}/change": 400,
  "POST /trip/{id}/cancel": 400,
  "POST /trip/{id}/driver/{driverId}/link": 404,
  "DELETE /trip/{id}/driver/{driverId}/link": 404,
  "DELETE /company/{id}/standby/series/{series}": 404,
  "POST /company/{id}/externalcalendar": 400,
  "POST /company/{id}/standby/series": 400,
  "PUT /user/{id}/changepassword": 400,
  "POST /company/{id}/staff/invitations/{invitationId}/resend": 404,
};

/** Who works there without owning: of its people one takes away oneself alone. */
const staff: Record<string, number> = { "DELETE /company/{id}/staff/{userId}": 403 };

/** An admin whose call cannot succeed as it is sent: the company that is taken was never asked. */
const admin: Record<string, number> = { "POST /dispatch/{id}/accept": 404 };

const entries = (Object.keys(table) as Reach[]).flatMap((reach) =>
  Object.entries(table[reach]).flatMap(([thing, keys]) =>
    keys.split(";").map((key): [string, Row] => {
      const name = key.trim();
      return [name, { thing, reach, mine: mine[name], staff: staff[name], admin: admin[name] }];
    }),
  ),
);

/** By method and path. */
export const rows: ReadonlyMap<string, Row> = new Map(entries);
