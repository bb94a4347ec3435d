const own = (name, path, more = {}) => ({ name, path: `/de/adminpanel${path}`, account: "admin", ...more });

const firstRow = async (page) => {
  await page.locator("[data-row]:visible").first().click();
  await page.waitForURL(/open=/).catch(() => undefined);
};
const list = (name, path, widths) => [
  own(name, path),
  own(`${name}-open`, path, { act: firstRow, whole: false, ...(widths ? { widths } : {}) }),
];

/** How many answers the server has given tells how many pictures were taken before. */
export const hideAnswers = (page) =>
  page.locator("dt", { hasText: "Antworten insgesamt" }).evaluate((term) => {
    term.nextElementSibling.textContent = "0";
  });

/** What an admin sees. */
export const adminScreens = [
  own("admin-dashboard", "", { act: hideAnswers }),
  ...list("admin-pending", "/pendingRequests", [1440]),
  ...list("admin-requests", "/requests"),
  ...list("admin-providers", "/providers"),
  own("admin-certificates", "/certificates"),
  own("admin-registered", "/registeredProviders"),
  ...list("admin-users", "/users"),
  ...list("admin-fleet", "/fleet"),
  ...list("admin-partners", "/marketingpartners"),
  own("admin-advertisers", "/advertisers"),
  ...list("admin-invoices", "/invoices"),
  own("admin-media", "/mediadata"),
  own("admin-news", "/news"),
  { name: "admin-article", path: ({ news }) => `/de/adminpanel/news/${news.id}`, account: "admin" },
  ...list("admin-audit", "/audit"),
  ...list("admin-outbox", "/email/outbox"),
  own("admin-new-article", "/news/new"),
  own("admin-unsubscribed", "/email/unsubscribed"),
];
