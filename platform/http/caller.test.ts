import { expect, test } from "vitest";
import { callerOf } from "./caller.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["in-process", "in-process"],
])("%s is the caller %s", (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});
