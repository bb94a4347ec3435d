import { describe, expect, it } from "vitest";
import { formatDate, formatDateTime, formatDayShort, formatNumber } from "./formats";
import { negotiateLanguage, weekStartsOn } from "./routing";

// Tests run in Pacific/Chatham (vitest.config.ts): a hidden local date would show.
const moment = Date.UTC(2027, 5, 12, 6, 15);

describe("formats", () => {
  it("writes dd.MM.yyyy HH:mm in the market's time zone", () => {
    expect(formatDateTime(moment)).toBe("12.06.2027 08:15");
    expect(formatDate(moment)).toBe("12.06.2027");
  });
  it("names the weekday in the reader's language", () => {
    expect(formatDayShort(moment, "de")).toBe("Sa 12.06.2027");
    expect(formatDayShort(moment, "en")).toBe("Sat 12.06.2027");
    expect(formatDayShort(moment, "es")).toBe("sáb 12.06.2027");
  });
  it("groups thousands by language", () => {
    expect([formatNumber(1240, "de"), formatNumber(1240, "en"), formatNumber(1240, "es")]).toEqual([
      "1.240",
      "1,240",
      "1.240",
    ]);
  });
  it("starts the week on Sunday in English, on Monday in German and Spanish", () => {
    expect([weekStartsOn("en"), weekStartsOn("de"), weekStartsOn("es")]).toEqual([0, 1, 1]);
  });
  it("prefers by quality and knows regions", () => {
    expect(negotiateLanguage("fr;q=1, es-MX;q=0.9, de;q=0.5")).toBe("es");
    expect(negotiateLanguage("de;q=0, en")).toBe("en");
    expect(negotiateLanguage(null)).toBeNull();
  });
});
