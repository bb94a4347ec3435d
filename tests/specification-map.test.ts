import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const map = fs.readFileSync(path.join(root, "docs/specification-map.md"), "utf8");
const rows = map
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| line |"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
const isFile = (text: string) => text.includes("/") || /^[\w.-]+\.(tsx?|mjs|json)$/.test(text);
/** A line of a test file on which a name stands: behind it(, after a table, or on its own. */
const naming = /\b(it|test|describe)(\.each)?\(|^\s*(\]\)\()?["`]/;
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8").split("\n");

// The specification is outside the repository; these are its tables.
const words = (list: string) => list.trim().split(/\s+/);
const routes = words(`
  / /login /logout /register/advertiser /register/buspartner /registerconfirmation /confirmuser /forgotpassword /resetpw
  /contact /imprint /terms_and_conditions /privacypolicy /faq /buspartner /adpartners /adpartners/prices
  /travelrecommendations /publicProfile/{name} /not-found
  /userpanel/profile /userpanel/emailsettings /userpanel/companyprofile /userpanel/advertiserhomepagesettings
  /userpanel/locations /userpanel/filtersettings /userpanel/management /userpanel/nearrequests /userpanel/fleet
  /create-subscription /adminpanel /adminpanel/registeredProviders /adminpanel/providers /adminpanel/pendingRequests
  /adminpanel/requests /adminpanel/marketingpartners /adminpanel/mediadata /adminpanel/email/unsubscribed`);
const calls = `
  POST /upload/signed-upload, GET /api/user, POST /user/requestdelete, PUT /user/{id}/changepassword, PUT /user,
  GET /company/registered, POST /company/, PUT /company/{id}, DELETE /company/{id}, GET /company/{id}, GET /company,
  GET /company/countregistered, POST /advertiserlocation/activeallnear, GET /advertiserlocation,
  GET /busrequest/filter/company/{id}, GET /busses/company/{id}, POST /busrequest/, PUT /busrequest/{id},
  DELETE /busrequest/{id}, GET /busrequest, GET /busrequest/filter/pending, GET /mediadata/{a}/{b}, PUT /mediadata/{a}/{b},
  GET /admin/mailer/unsubscriptions, GET /admin/mailer/unsubscriptions/active,
  GET /admin/mailer/unsubscriptions/search/{term}, DELETE /admin/mailer/unsubscriptions/{email},
  GET /admin/mailer/unsubscriptions/groups, DELETE /admin/mailer/unsubscriptions/groups/{a}/{b},
  GET locales/{lng}/{ns}.json`
  .split(",")
  .map((call) => call.trim());
const constants = [
  ...["page 1", "10 per page: ", "3 per page: ", "1.9.10", "dd.MM.yyyy HH:mm", "session name"],
  ...[
    "60 seconds",
    "600 seconds",
    "5 minutes",
    "5000 ms",
    "limit 1",
    "1,000,000 ms",
    "50 px",
    "700 ms",
    "300 ms",
    "100 ms",
  ],
  ...[
    "2000 ms",
    "0.1 sessions",
    "same-site strict",
    "quality (default 75)",
    "default namespace common",
    "week starts Sunday",
  ],
  ...words("user marketing statistics required language").map((key) => `storage key ${key}`),
  ...["first-visit flag", "consent dialog flag", "settings panel flag", "error-reporting consent", "register data"].map(
    (key) => `storage key ${key}`,
  ),
];
const menu = words(
  "companyProfile userProfile management fleet filterSettings nearrequests logout locations advertiserhomepagesettings contact blog benefits prices mediadata",
);
const fields = words(`
  companyType publicData pdf description email fax cellphone telephone website userName phone firstname role username password
  street number line2 city state postal_code country countryISO3166Code placeId address_fields location latitude longitude
  category start end companyName fromSingleRequest company created_at grouprequest vacancy emptyride emergency
  transferoneway transfertwoway transfertour individual collective pending active SCHOOL CLUB COMPANY AUTHORITY PRIVATE
  bus radius passengers address date owner abonnement capacity design coach doubledecker nightliner vipbus intercitybus midibus
  smallbus van linebus wheelchair barrierfree inactive public busCompany successful error errordesc entity variant`);

describe("specification map", () => {
  it("has a table for each of the sections 1 to 9", () => {
    const sections = [...map.matchAll(/^## (\d)\. /gm)].map((match) => Number(match[1]));
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("fills every cell of every row, and names each line once a section", () => {
    expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell === ""))).toEqual([]);
    for (const section of map.split(/^## /m)) {
      const lines = [...section.matchAll(/^\| (.+?) \| /gm)].map((match) => match[1]);
      expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
    }
  });

  it("names a file that is there, or says not yet", () => {
    const files = rows.flatMap(([, where = ""]) => quoted(where).filter(isFile));
    expect([...new Set(files)].filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
    expect(rows.filter(([, where = ""]) => !quoted(where).some(isFile) && !where.includes("not yet"))).toEqual([]);
  });

  it("names a test that is there, or says not yet", () => {
    const wrong = rows.flatMap(([line, , shown = ""]) => {
      const tests = quoted(shown);
      if (tests.length === 0) return shown === "not yet" ? [] : [`${line}: ${shown}`];
      return tests.filter((test) => {
        const [, file = "", name = ""] = /^(\S(?:.*?)\.(?:test|spec)\.tsx?): (.+)$/.exec(test) ?? [];
        if (name === "" || !fs.existsSync(path.join(root, file))) return true;
        return !read(file).some((line) => line.includes(name) && naming.test(line));
      });
    });
    expect(wrong).toEqual([]);
  });

  it("leaves out no route and no call of the specification's tables", () => {
    const lines = rows.map(([line = ""]) => line);
    const missing = (kind: string, wanted: string[]) =>
      wanted.filter((name) => !lines.some((line) => line.startsWith(`${kind} \`${name}\``)));
    expect([...missing("route", routes), ...missing("call", calls)]).toEqual([]);
  });

  it("leaves out no constant, storage key, menu entry or field", () => {
    const lines = rows.map(([line = ""]) => line).join("\n");
    const whole = (word: string) => new RegExp(`(?<![\\w])${word}(?![\\w])`);
    expect(constants.filter((constant) => !lines.includes(constant))).toEqual([]);
    expect([...menu, ...fields].filter((word) => !whole(word).test(lines))).toEqual([]);
  });

  it("tells how much is open", () => {
    const open = rows.filter((cells) => cells.join(" ").includes("not yet")).length;
    process.stdout.write(`specification map: ${rows.length} lines, ${open} with a 'not yet'\n`);
    expect(rows.length).toBeGreaterThan(0);
  });
});
