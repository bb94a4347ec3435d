// Steps that screens take in a page: what is pressed is found by role and words.

/** A step made of arguments says them, so that a kept picture is known to be taken with others. */
const step = (given, act) => Object.assign(act, { given });

/** Presses the first visible button of that name. */
export const press = (name) =>
  step([name], async (page) => {
    const button = page.getByRole("button", { name, exact: typeof name === "string" });
    await button.locator("visible=true").first().click();
  });

/** Presses it and waits for a dialog. */
export const dialogAfter = (name) =>
  step([name], async (page) => {
    await press(name)(page);
    await page.getByRole("dialog").first().waitFor();
  });

/** One step after the other. */
export const inTurn = (...steps) =>
  step(steps, async (page, more) => {
    for (const act of steps) await act(page, more);
  });

/** Opens the first row of a list beside it. */
export async function openFirstRow(page) {
  await page.locator("[data-row]:visible").first().click();
  await page.waitForURL(/open=/);
}

export const pressKey = (key) => step([key], (page) => page.keyboard.press(key));

/** Sends the last form of the page as it is: its complaints show. */
export async function sendForm(page) {
  const form = page.locator("main form").last();
  await form.evaluate((element) => element.requestSubmit());
}

/** Opens whatever folds. */
export const unfold = (page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("main details:not([open])")) details.open = true;
  });

/** Scrolls what scrolls inside a dialog to its end. */
export const scrollDialog = (page) =>
  page
    .getByRole("dialog")
    .first()
    .evaluate((dialog) => {
      for (const box of [dialog, ...dialog.querySelectorAll("*")]) box.scrollTop = box.scrollHeight;
    });
