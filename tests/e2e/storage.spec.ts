import { serve } from "@/scripts/lib/serve.mjs";
import { freePort } from "@/scripts/lib/ports.mjs";
import { stopChild } from "@/scripts/lib/processes.mjs";
import { expect, test } from "../fixtures";
import { fillProfile, quiet, seeProfile } from "../journeys";
import { s3Credentials, startS3 } from "../s3-server";

/** The same product beside the first, on the same database, with its files in a store that speaks S3. */
async function openWithStore() {
  const store = await startS3();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child } = await serve({
    ...process.env,
    PORT: String(port),
    APP_URL: url,
    NEXTAUTH_URL: url,
    WORKER: "off",
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: "charabanc",
    S3_ACCESS_KEY_ID: s3Credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
  });
  const close = async () => {
    await stopChild(child);
    await store.close();
  };
  return { store, url, close };
}

test("the same profile with its files in an S3 store: sent there by the browser, served by us", async ({
  browser,
  signIn,
  database,
}) => {
  test.setTimeout(120_000);
  const { store, url, close } = await openWithStore();
  try {
    const context = await browser.newContext({ baseURL: url });
    await context.addInitScript(quiet);
    await signIn("touroperator", context);
    const page = await context.newPage();
    const { rows } = await database.query(`select c.name from company c join user_account u on u."companyId" = c.id
      where u."userName" = 'touroperator'`);

    const { profile } = await test.step("sent to the store by the browser", async () => {
      const sent: string[] = [];
      page.on("request", (call) => {
        if (call.method() === "PUT") sent.push(new URL(call.url()).origin);
      });
      const profile = await fillProfile(page, { lng: "de", company: rows[0].name });
      expect(sent.filter((origin) => origin === store.endpoint)).toHaveLength(2);
      return { profile };
    });

    await test.step("served by us", async () => {
      await seeProfile(page, context.request, profile);
      // Two files that were checked; what came in unchecked is gone.
      await expect.poll(() => store.kept.size).toBe(2);
      await context.close();
    });
  } finally {
    await close();
  }
});
