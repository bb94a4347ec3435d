import { beforeEach, describe, expect, it, vi } from "vitest";
import { createConsent } from "./consent";

function browser(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  const reload = vi.fn();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return { values, reload, consent: createConsent({ storage, reload }) };
}

describe("consent", () => {
  let page = browser();
  beforeEach(() => {
    page = browser();
    page.consent.load();
  });

  it("opens on a first visit with everything off but what is required", () => {
    expect(page.consent.get()).toEqual({
      required: true,
      marketing: false,
      statistics: false,
      errorReporting: false,
      maps: false,
      firstVisit: true,
      dialog: true,
      settingsPanel: false,
    });
  });

  it("stays closed on the next visit and keeps the choice", () => {
    const next = browser({ "first-visit": "false", "consent-statistics": "true" });
    next.consent.load();
    expect(next.consent.get()).toMatchObject({ dialog: false, statistics: true, marketing: false });
  });

  it("marketing alone turns nothing else on and leaves the question open", () => {
    page.consent.acceptMarketing();
    expect(page.consent.get()).toMatchObject({ marketing: true, statistics: false, firstVisit: true, dialog: true });
    expect(page.values.get("consent-marketing")).toBe("true");
    expect(page.reload).not.toHaveBeenCalled();
  });

  it("reject all turns all three off, stores it and reloads", () => {
    page.consent.rejectAll();
    expect(page.reload).toHaveBeenCalledOnce();
    expect(Object.fromEntries(page.values)).toEqual({
      "first-visit": "false",
      "consent-dialog": "false",
      "consent-settings-panel": "false",
      "consent-required": "true",
      "consent-marketing": "false",
      "consent-statistics": "false",
      "consent-error-reporting": "false",
      "consent-maps": "false",
    });
  });

  it("a map of somebody else is allowed by itself, and reject all takes that back", () => {
    page.consent.acceptAll();
    expect(page.consent.get().maps).toBe(false);
    page.consent.allowMaps(true);
    expect(page.values.get("consent-maps")).toBe("true");
    page.consent.rejectAll();
    expect(page.consent.get().maps).toBe(false);
    expect(page.values.get("consent-maps")).toBe("false");
  });

  it("accept all turns all three on without a reload", () => {
    page.consent.acceptAll();
    expect(page.consent.get()).toMatchObject({
      marketing: true,
      statistics: true,
      errorReporting: true,
      dialog: false,
    });
    expect(page.reload).not.toHaveBeenCalled();
  });

  it.each([
    [{ statistics: true, marketing: true, errorReporting: false }, 0],
    [{ statistics: true, marketing: false, errorReporting: true }, 1],
    [{ statistics: false, marketing: true, errorReporting: false }, 1],
    [{ statistics: false, marketing: false, errorReporting: false }, 1],
  ])("accept selection %j reloads %i times", (choice, times) => {
    page.consent.acceptSelection(choice);
    expect(page.consent.get()).toMatchObject({ ...choice, firstVisit: false });
    expect(page.reload).toHaveBeenCalledTimes(times);
  });

  it("sets the first-visit flag false when the modal closes, and reopens with the settings", () => {
    page.consent.close();
    expect(page.values.get("first-visit")).toBe("false");
    page.consent.open();
    expect(page.consent.get()).toMatchObject({ dialog: true, settingsPanel: true });
  });

  it("works where storage is refused", () => {
    const refused = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const consent = createConsent({ storage: { getItem: refused, setItem: refused }, reload: vi.fn() });
    consent.load();
    consent.acceptAll();
    expect(consent.get().statistics).toBe(true);
  });
});
