import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const directives = (policy: string) =>
  new Map(policy.split("; ").map((one) => [one.split(" ")[0], one.split(" ").slice(1)] as const));

test("nothing comes from elsewhere while no outside service is set", () => {
  expect(contentSecurityPolicy([])).not.toMatch(/https?:|wss?:/);
});

test("a script from outside may load, ask and frame its own hosts, and nobody else's", () => {
  const allowed = directives(contentSecurityPolicy(["'sha256-x'"], { scripts: ["https://chat.example"] }));
  for (const name of ["default-src", "script-src", "img-src", "frame-src"])
    expect(allowed.get(name), name).toContain("https://chat.example");
  expect(allowed.get("connect-src")).toEqual(["'self'", "blob:", "https://chat.example", "wss://chat.example"]);
  expect(allowed.get("frame-ancestors")).toEqual(["'none'"]);
  expect(allowed.get("form-action")).toEqual(["'self'"]);
});
