import { expect, it } from "vitest";
import { networkOf } from "./session-life";

it.each([
  ["203.0.113.7", "203.0.113.x"],
  ["2001:db8:0:1", "2001:db8:0:x"],
  ["fd00:1:2:3", "local"],
  ["192.168.7.20", "local"],
  ["127.0.0.1", "local"],
  ["local", "local"],
])("of %s a list tells %s", (source, network) => {
  expect(networkOf(source)).toBe(network);
});
