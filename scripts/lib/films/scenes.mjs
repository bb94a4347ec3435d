/** What a film is: who walks, where it begins, what happens. Elements are found by what no language changes. */
const prague = { de: "Prag", en: "Prague", es: "Praga" };
const day = "12.06.2027";

async function choose(camera, page, field, text) {
  await camera.type(field, text);
  const option = page.getByRole("option").first();
  await option.waitFor();
  await camera.hold(0.3);
  await camera.press(option, 0.3);
}

const go = async (camera, page, path) => {
  await page.goto(path);
  await page
    .locator(".maplibregl-marker")
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => {});
  await camera.settle();
};

async function request(camera, page, lng) {
  await go(camera, page, `/${lng}`);
  camera.say("where");
  await camera.hold(1);
  await choose(camera, page, page.locator("[name=fromText]"), "Regens");
  await choose(camera, page, page.locator("[name=toText]"), prague[lng]);
  camera.say("when");
  await camera.type(page.locator("#hero-day"), day);
  await camera.type(page.locator("#hero-people"), "42");
  await camera.press(page.locator("form[action$='/request/new'] [type=submit]"), 1.4);
  camera.say("needs");
  const bus = page.locator("#f-passengers");
  await camera.scrollTo(bus, 180);
  await camera.hold(0.6);
  await camera.press(page.locator("label:has([name=vehicleTypes])").first(), 0.8);
  camera.say("contact");
  await camera.scrollTo(page.locator("#f-email"), 150);
  await camera.hold(2.8);
}

async function near(camera, page, lng) {
  await go(camera, page, `/${lng}/userpanel/nearrequests`);
  camera.say("circle");
  await camera.hold(2.4);
  await camera.press(page.locator("main a[href$='kind=grouprequest']").first(), 1.6);
  const row = page.locator("main a[href*='/request/']").first();
  camera.say("row");
  await row.scrollIntoViewIfNeeded();
  await camera.hold(0.8);
  await camera.press(row, 2.6);
  camera.say("offer");
  await camera.scrollTo(page.locator("#offer"), 90);
  await camera.hold(3.4);
}

async function empty(camera, page, lng) {
  await go(camera, page, `/${lng}/userpanel/management?view=fortnight`);
  camera.say("calendar");
  await camera.hold(2.2);
  await camera.press(page.locator("main [aria-keyshortcuts=L]"), 0.8);
  camera.say("way");
  await choose(camera, page, page.locator("[name='start.address']"), "Linz");
  await choose(camera, page, page.locator("[name='end.address']"), "Regens");
  await camera.hold(0.8);
  camera.say("seats");
  const bus = page.locator("#f-bus");
  await bus.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await camera.hold(1);
  await camera.pointAt(bus);
  await bus.selectOption({ index: 1 });
  await camera.hold(1.2);
  await page.locator("#f-askingPrice-amount").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await camera.type(page.locator("#f-askingPrice-amount"), "480");
  await camera.hold(2);
}

async function inn(camera, page, lng) {
  await go(camera, page, `/${lng}/travelrecommendations`);
  camera.say("trip");
  await camera.hold(1);
  await choose(camera, page, page.locator("[name=fromText]"), "Regens");
  await choose(camera, page, page.locator("[name=toText]"), "Linz");
  await camera.press(page.locator("main form [type=submit]").first(), 0.4);
  camera.say("stops");
  await camera.hold(2.6);
  const list = page.locator("main h2, main h3").nth(1);
  await camera.scrollTo(list, 120);
  camera.say("coach");
  await camera.hold(3.4);
}

export const films = [
  { slug: "request", play: request },
  { slug: "near", play: near, account: "busoperator" },
  { slug: "empty", play: empty, account: "busoperator" },
  { slug: "inn", play: inn },
];
