import { beforeEach, expect, it } from "vitest";
import { POST as forgot } from "@/app/api/forgotpassword/route";
import { POST as resend } from "@/app/api/register/resend/route";
import { settleLater } from "@/lib/later";
import { request, resetDb } from "../db";
import { statementsOf } from "../statements";
import { makePerson } from "./people";
import { mails } from "./registration";

beforeEach(resetDb);

const calls = { "/api/forgotpassword": forgot, "/api/register/resend": resend };

/** What the database is asked before the answer stands, and how often anything is asked behind it. */
async function workOf(path: keyof typeof calls, email: string) {
  const asked = await statementsOf(async () => {
    const answer = await calls[path](request(path, { method: "POST", body: { email } }));
    expect(answer.status).toBe(200);
  });
  await settleLater();
  return asked.map(({ text }) => text);
}

it.each(Object.entries({ "/api/forgotpassword": "passwordReset", "/api/register/resend": "alreadyRegistered" }))(
  "%s does the same before its answer for a known and an unknown address",
  async (path, template) => {
    const { email } = await makePerson();
    const place = path as keyof typeof calls;
    await workOf(place, "warm@nobody.example");
    const [known, unknown] = [await workOf(place, email), await workOf(place, "nobody@nobody.example")];
    expect(known.length).toBeGreaterThan(0);
    expect(known).toEqual(unknown);
    // What only the known one needs was done, and after the answer.
    expect(await mails(template)).toHaveLength(1);
  },
);
