import { expect, it } from "vitest";
import { contents, mediaKinds } from "@/lib/features/mediadata/schema";
import { contentOf, fieldOf, type MediaValues, resolverFor, valuesOf } from "./values";

const plan = { name: "Einzeltarif", audience: "Für ein Haus", points: ["1 Standort", "Mit Video"] };
const samples = {
  benefits: { title: "a", text: "b", items: [{ title: "c", text: "d" }] },
  prices: { title: "a", text: "b", plans: { trial: plan, single: plan, group: plan }, note: "c" },
  mediadata: { title: "a", text: "b", figures: [{ value: "1", label: "x" }], items: [] },
  video: [{ title: "a", address: "https://x.example/1", poster: null, duration: 90 }],
  manual: { title: "a", url: "/api/upload/x.pdf" },
  flyer: null,
};

it.each(mediaKinds)("comes back from the form as it was: %s", (kind) => {
  expect(contentOf(kind, valuesOf(kind, samples[kind]))).toEqual(samples[kind]);
  expect(contents[kind].safeParse(samples[kind]).success).toBe(true);
});

it("names the fields of the form for what is wrong on the wire", async () => {
  expect(fieldOf("prices", "plans.trial.points.3")).toBe("plans.trial.points");
  expect(fieldOf("video", "0.poster")).toBe("videos.0.poster");
  const values: MediaValues = {
    ...valuesOf("video", samples.video),
    videos: [{ title: "", address: "http://x.example", poster: null, duration: "1:75" }],
  };
  const { errors } = await resolverFor("video")(values, undefined, {} as never);
  expect(Object.keys(errors.videos?.[0] ?? {}).sort()).toEqual(["address", "duration", "title"]);
});
