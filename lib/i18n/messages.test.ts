import { expect, it } from "vitest";
import { loadMessages, pickMessages } from "./messages";

it("a group named alone comes without the rest of its namespace", async () => {
  const whole = await loadMessages("de", ["busrequest"]);
  const picked = await pickMessages("de", ["busrequest.kinds", "busrequest.board", "place"]);
  expect(Object.keys(picked).sort()).toEqual(["busrequest", "place"]);
  expect(picked.busrequest).toEqual({ kinds: whole.busrequest?.kinds, board: whole.busrequest?.board });
});

it("who names a namespace and a group of it gets the whole", async () => {
  const whole = await loadMessages("es", ["busrequest"]);
  expect(await pickMessages("es", ["busrequest", "busrequest.kinds"])).toEqual(whole);
  expect(await pickMessages("es", ["busrequest.kinds", "busrequest"])).toEqual(whole);
});
