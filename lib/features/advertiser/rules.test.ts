import { describe, expect, it, test } from "vitest";
import { homeOrder, parseFilm, turnAt, turnMs, turnOf } from "./rules";

const entries = (count: number, position = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: `${position}-${index}`, position }));

describe("a film's address", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&utm_source=x&t=3", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["youtu.be/dQw4w9WgXcQ?si=abc", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["http://vimeo.com/76979871", "https://vimeo.com/76979871"],
    ["https://vimeo.com/76979871/8272103f6e", "https://vimeo.com/76979871/8272103f6e"],
    ["https://player.vimeo.com/video/76979871?h=8272103f6e", "https://vimeo.com/76979871/8272103f6e"],
    ["https://vimeo.com/channels/staffpicks/76979871", "https://vimeo.com/76979871"],
    [" https://films.example/house.MP4#t=10 ", "https://films.example/house.MP4"],
    ["https://films.example/a.webm?x=1", "https://films.example/a.webm?x=1"],
    ["/films/own.mp4", "/films/own.mp4"],
  ])("%s is kept as %s", (typed, kept) => {
    expect(parseFilm(typed)?.address).toBe(kept);
    expect(parseFilm(kept)?.address).toBe(kept);
  });

  test.each([
    "",
    "film",
    "https://films.example/",
    "http://films.example/a.mp4",
    "https://user:pw@films.example/a.mp4",
    "https://www.youtube.com/@channel",
    "https://www.youtube.com/watch?v=short",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://vimeo.com/about",
    "https://vimeo.com/76979871/notahash",
    "https://www.dailymotion.com/video/x7tgad0",
    "javascript:alert(1)//a.mp4",
    "data:video/mp4;base64,AAAA",
    "//films.example/a.mp4",
    "/\\films.example/a.mp4",
    "/films/own.html",
  ])("%s is refused", (typed) => expect(parseFilm(typed)).toBeNull());

  it("plays without cookies and without tracking", () => {
    expect(parseFilm("youtu.be/dQw4w9WgXcQ")?.source).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    const source = parseFilm("https://vimeo.com/76979871/8272103f6e")?.source;
    expect(source).toBe("https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e");
  });
});

describe("the turn on the home page", () => {
  it("each is first equally often, and on each page of three equally often", () => {
    const seven = entries(7);
    const first = new Map<string, number>();
    const onPage = new Map<string, number>();
    for (let turn = 700; turn < 714; turn += 1) {
      const order = homeOrder(seven, turn);
      first.set(order[0] ?? "", (first.get(order[0] ?? "") ?? 0) + 1);
      for (const id of order.slice(0, 3)) onPage.set(id, (onPage.get(id) ?? 0) + 1);
    }
    expect([...first.values()]).toEqual(Array(7).fill(2));
    expect([...onPage.values()]).toEqual(Array(7).fill(6));
  });

  it("holds each entry once, whatever order they come in", () => {
    const nine = entries(9);
    const order = homeOrder(nine, 12_345);
    expect(new Set(order).size).toBe(9);
    expect(homeOrder([...nine].reverse(), 12_345)).toEqual(order);
    expect(homeOrder([], 5)).toEqual([]);
  });

  it("what the admins set comes first, and takes turns among itself", () => {
    const all = [...entries(3, 5), ...entries(2, 1)];
    for (const turn of [8, 9, 10]) {
      expect(homeOrder(all, turn).map((id) => id[0])).toEqual(["1", "1", "5", "5", "5"]);
    }
    expect(homeOrder(all, 8)[0]).not.toBe(homeOrder(all, 9)[0]);
  });

  it("no entry keeps the same hour of the day", () => {
    const day = 144;
    const firsts = new Set([0, 1, 2, 3, 4, 5].map((nth) => homeOrder(entries(day), nth * day)[0]));
    expect(firsts.size).toBeGreaterThan(3);
  });

  it("an address keeps its turn for an hour, and no other", () => {
    const now = turnMs * 1_000 + 5;
    expect(turnAt(now)).toBe(1_000);
    expect([null, "", "x", "998", "995", "994", "1001", "-1"].map((asked) => turnOf(asked, now))).toEqual([
      1_000, 1_000, 1_000, 998, 995, 1_000, 1_000, 1_000,
    ]);
  });
});
