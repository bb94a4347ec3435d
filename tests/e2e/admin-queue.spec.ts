import type { Locator } from "@playwright/test";
import type pg from "pg";
import { expect, test } from "../fixtures";
import { quiet, words } from "../journeys";
import { quietness } from "../tags";

const t = words("de", "moderation");
const form = words("de", "busrequest");
const common = words("de", "common");
/** A word of the places that no other request has. */
const town = "Wurzelsteinach";
const senders = "schlange.example";

const postSql = `insert into bus_request (id, category, state, mode, "startPlace", "startLongitude", "startLatitude",
    "startDate", "endPlace", "endLongitude", "endLatitude", "endDate", "companyName", email, passengers, language,
    "confirmedAt", "createdAt", "searchText")
  select gen_random_uuid(), 'grouprequest', 'pending', 'collective', place, 12.1, 49.01, now() + interval '30 days',
    place, 12.1, 49.01, now() + interval '31 days', 'Verein ' || n, 'verein' || n || '@' || $2, 40, 'de', now(),
    now() - n * interval '1 minute', lower($1)
  from generate_series(1, 20) n, (select jsonb_build_object('address', $1 || ', Deutschland', 'placeId', 'typed:wurzelsteinach',
    'location', jsonb_build_object('longitude', 12.1, 'latitude', 49.01), 'address_fields', jsonb_build_object(
    'street', '', 'number', '', 'city', $1, 'postal_code', '', 'country', 'Deutschland', 'countryISO3166Code', 'DE'))
    as place) p`;

async function decided(database: pg.Client) {
  const { rows } = await database.query(
    `select count(*) filter (where state = 'active' and "approvedAt" is not null)::int as approved,
       count(*) filter (where "endReason" = 'rejected' and "rejectReason" <> '')::int as rejected
     from bus_request where email like $1`,
    [`%@${senders}`],
  );
  return rows[0];
}

/** The focus, moved by one key until it is there. */
async function walkTo(target: Locator, key: "Tab" | "Shift+Tab") {
  await expect(async () => {
    await target.page().keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 200 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

test("an admin clears 20 pending requests by keyboard alone, one of them after an edit", async ({
  page,
  signIn,
  database,
}) => {
  test.setTimeout(180_000);
  await database.query("delete from bus_request where email like $1", [`%@${senders}`]);
  await database.query(postSql, [town, senders]);
  await page.addInitScript(quiet);
  await page.setViewportSize({ width: 1440, height: 900 });
  const isAnswered = quietness(page);
  await signIn("admin");
  await page.goto("/de/adminpanel/pendingRequests");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("zu prüfen");

  const { left, row, becomes, approveOne, rejectOne } = await test.step("searches", async () => {
    // The first key counts once the page's scripts run.
    const search = page.locator("#queue-search");
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(search).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type(town);
    await page.keyboard.press("Enter");
    // All that wait may be as many: the address says which they are.
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === town);
    await expect(heading).toContainText("20 Anfragen zu prüfen");
    await page.keyboard.press("Escape");

    const left = async () => Number.parseInt((await heading.textContent()) ?? "", 10) || 0;
    const row = page.locator("tr", { has: page.getByRole("button", { pressed: true }) });
    const becomes = (count: number) => expect.poll(left, { timeout: 20_000 }).toBe(count);
    const approveOne = async () => {
      const before = await left();
      await expect(row).toBeVisible();
      const id = await row.locator("[data-row]").getAttribute("data-row");
      await page.keyboard.press("a");
      await becomes(before - 1);
      // Before the next key: one that is pressed for a row on its way out decides nothing.
      await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
    };
    const rejectOne = async () => {
      await expect(row).toBeVisible();
      const id = await row.locator("[data-row]").getAttribute("data-row");
      const reason = page.locator("[data-side-panel] [data-reason]");
      await page.keyboard.press("r");
      await expect(reason).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(reason).not.toHaveValue("");
      await page.keyboard.press("Enter");
      return id;
    };
    return { left, row, becomes, approveOne, rejectOne };
  });

  await test.step("edits the third without leaving its place, and approves it", async () => {
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    const held = row.locator("[data-row]");
    await expect(held).toBeFocused();
    const id = await held.getAttribute("data-row");
    await page.keyboard.press("e");
    const dialog = page.getByRole("dialog");
    await walkTo(dialog.getByLabel(t("all.maxOffers"), { exact: true }), "Tab");
    await page.keyboard.type("4");
    await walkTo(dialog.getByRole("button", { name: form("form.save"), exact: true }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(heading).toContainText("20 Anfragen zu prüfen");
    await expect(held).toHaveAttribute("data-row", id ?? "");
    await approveOne();
    // The row leaves the page at once, the answer follows.
    const stored = async () =>
      (await database.query('select state, "maxOffers" from bus_request where id = $1', [id])).rows;
    await expect.poll(stored).toEqual([{ state: "active", maxOffers: 4 }]);
  });

  await test.step("approves five", async () => {
    for (let n = 0; n < 5; n += 1) await approveOne();
    // The message says that its mails wait, and stands above the keys, not on them.
    const message = page
      .locator("#toasts [role=status]")
      .filter({ hasText: t("toast.approvedText") })
      .first();
    await expect(message).toBeVisible();
    // Once it has risen to its place.
    await expect(async () => {
      const [toast, keys] = [await message.boundingBox(), await page.locator("[data-key-bar]").boundingBox()];
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
    }).toPass({ timeout: 5_000 });
  });

  await test.step("rejects four with a reason", async () => {
    // Rejected with the first reason of the list, chosen and sent from its field.
    for (let n = 0; n < 4; n += 1) {
      const before = await left();
      const id = await rejectOne();
      await becomes(before - 1);
      await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
      await page.keyboard.press("Escape");
    }
  });

  await test.step("takes a rejection back: the menu counts it at once, the focus is on the row that came back", async () => {
    // The last rejection has left: from here on the server has no news.
    await expect.poll(() => decided(database), { timeout: 20_000 }).toMatchObject({ rejected: 4 });
    await expect.poll(isAnswered).toBe(true);
    const menu = page
      .getByRole("navigation")
      .getByRole("link", { name: new RegExp(`^${common("menu.pendingRequests")}`) });
    const count = async () => Number.parseInt(((await menu.textContent()) ?? "").replace(/\D/g, ""), 10);
    const [before, waiting] = [await left(), await count()];
    const id = await row.locator("[data-row]").getAttribute("data-row");
    await rejectOne();
    await becomes(before - 1);
    await expect.poll(count).toBe(waiting - 1);
    await expect(row.locator("[data-row]")).toBeFocused();
    await page.keyboard.press("z");
    await becomes(before);
    await expect.poll(count).toBe(waiting);
    await expect(page.locator(`tr [data-row="${id}"]`)).toBeFocused();
  });

  await test.step("takes an approval back before the server has answered", async () => {
    // Taken back before the server has answered: this approval, not the rejection before it; and approved again.
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/busrequest/*/approve?*", (route) => asked.then(() => route.continue()));
    await approveOne();
    await page.keyboard.press("z");
    answer();
    await becomes(10);
    await page.unroute("**/api/busrequest/*/approve?*");
  });

  await test.step("approves four at once, and the rest", async () => {
    // Four at once: marked one by one.
    await expect(page.locator("tr input[type=checkbox]")).toHaveCount(10);
    await expect(row).toBeVisible();
    for (let n = 1; n <= 4; n += 1) {
      await page.keyboard.press("x");
      await expect(page.locator("tr input[type=checkbox]:checked")).toHaveCount(n);
      await page.keyboard.press("j");
    }
    await page.keyboard.press("Shift+A");
    await becomes(6);
    for (let n = 0; n < 6; n += 1) await approveOne();
  });

  await test.step("nothing is left, and all is stored", async () => {
    await expect(heading).toContainText(t("queue.heading").match(/=0 \{([^}]*)\}/)?.[1] ?? "Nichts zu prüfen");
    await expect.poll(() => decided(database), { timeout: 20_000 }).toEqual({ approved: 16, rejected: 4 });
    await page.reload();
    await expect(heading).toContainText("Nichts zu prüfen");
  });
});
