import { expect, test } from "vitest";
import { detailsOf } from "./error-details.tsx";

test("what went wrong is told by status and message, as loaders throw it (chrome document, section 8)", () => {
  const missing = { status: 404, statusText: "", internal: true, data: { message: "Page not found: /nirgends" } };
  expect(detailsOf(missing)).toBe("404 Page not found: /nirgends");
  expect(detailsOf({ status: 502, statusText: "Bad Gateway", internal: true, data: null })).toBe("502 Bad Gateway");
  expect(detailsOf(Object.assign(new Error("kaputt"), { stack: "Error: kaputt\n  at x" }))).toContain("at x");
  expect(detailsOf("kaputt")).toBe("kaputt");
});
