import { expect, it } from "vitest";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { pressed, pressedKinds, pressedText } from "./one-kind";

it("one press shows one kind, another press all again", () => {
  expect(pressed(kinds, "vacancy")).toEqual(["vacancy"]);
  expect(pressed(["vacancy"], "emptyride")).toEqual(["emptyride"]);
  expect(pressed(["vacancy", "emptyride"], "vacancy")).toEqual(["vacancy"]);
  expect(pressed(["vacancy"], "vacancy")).toEqual(kinds);
});

it("with a key held down a kind joins or leaves; the last one takes none away", () => {
  expect(pressed(["emptyride"], "vacancy", true)).toEqual(["vacancy", "emptyride"]);
  expect(pressed(kinds, "emergency", true)).toEqual(["grouprequest", "vacancy", "emptyride"]);
  expect(pressed(["vacancy"], "vacancy", true)).toEqual(kinds);
});

it("without scripts the press goes before the boxes", () => {
  expect(pressedKinds(`grouprequest,vacancy,${pressedText(kinds, "vacancy")}`)).toEqual(["vacancy"]);
  expect(pressedKinds(`vacancy,${pressedText(["vacancy"], "vacancy")}`)).toEqual(kinds);
  expect(pressedKinds("only.tram")).toEqual(kinds);
  expect(pressedKinds("grouprequest,vacancy")).toBeNull();
});
