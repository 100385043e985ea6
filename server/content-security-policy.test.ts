import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, hashInline } from "./content-security-policy.ts";

const directives = (policy: string) =>
  new Map(policy.split("; ").map((one) => [one.split(" ")[0], one.split(" ").slice(1)] as const));

test("nothing comes from elsewhere while no outside service is set", () => {
  expect(contentSecurityPolicy({ scripts: [], styles: [] })).not.toMatch(/https?:|wss?:/);
});

test("a script from outside may load, ask and frame its own hosts, and nobody else's", () => {
  const sources = { scripts: ["'sha256-x'"], styles: [] };
  const allowed = directives(contentSecurityPolicy(sources, { scripts: ["https://chat.example"] }));
  for (const name of ["default-src", "script-src", "img-src", "frame-src"])
    expect(allowed.get(name), name).toContain("https://chat.example");
  expect(allowed.get("connect-src")).toEqual(["'self'", "blob:", "https://chat.example", "wss://chat.example"]);
  expect(allowed.get("frame-ancestors")).toEqual(["'none'"]);
  expect(allowed.get("form-action")).toEqual(["'self'"]);
});

test("only the scripts and style elements that the renderer marked may run and paint, each by its hash", () => {
  const page = '<style nonce="n">a{}</style><style>b{}</style><script nonce="n">c()</script><script>d()</script>';
  const { html, sources } = hashInline(page, "n");
  expect(html).toBe("<style>a{}</style><style>b{}</style><script>c()</script><script>d()</script>");
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(sources).toEqual({ scripts: [hash("c()")], styles: [hash("a{}")] });
  expect(directives(contentSecurityPolicy(sources)).get("style-src")).toEqual(["'self'", hash("a{}")]);
});
