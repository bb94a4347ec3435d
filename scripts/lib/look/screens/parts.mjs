// Dialogs and menus that stand open; the window alone.
const wide = [1440];
const narrow = [390];
const inWindow = { whole: false };

export const partScreens = [
  { name: "consent", path: "/de", asked: true, ...inWindow },
  {
    name: "mobile-menu",
    path: "/de",
    widths: narrow,
    act: (page) => page.getByRole("button", { name: "Menü", exact: true }).click(),
    ...inWindow,
  },
  {
    name: "account-menu",
    path: "/de/userpanel/offers",
    account: "busoperator",
    widths: wide,
    act: (page) => page.locator("header summary").last().click(),
    ...inWindow,
  },
  {
    name: "home-filter-panel",
    path: "/de",
    map: [1440, 390],
    act: (page) => page.locator("search details > summary").first().click(),
  },
  {
    name: "post-request-errors",
    path: "/de/request/new?passengers=42",
    act: (page) =>
      page
        .locator("main form")
        .last()
        .evaluate((form) => form.requestSubmit()),
  },
];
