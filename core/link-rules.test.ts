import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeLink } from "./link-rules.ts";

const ownHosts = ["passepartout.example", "team.example"];
const judge = (address: string, external?: boolean) =>
  judgeLink(address, { ownHosts, ...(external !== undefined && { external }) });

describe("links to the product's own domains and the team host are followed (core document, section 2)", () => {
  test.each([
    ["/leinwanddruck", "/leinwanddruck"],
    ["#groessen", "#groessen"],
    [" /karten-designen?q=rose ", "/karten-designen?q=rose"],
    ["https://passepartout.example/x", "https://passepartout.example/x"],
    ["https://ch.passepartout.example/fr", "https://ch.passepartout.example/fr"],
    ["//team.example/wiki", "https://team.example/wiki"],
  ])("%s", (address, href) => {
    expect(judge(address)).toEqual({ ok: true, value: { kind: "own", href } });
  });
});

describe("other links are marked nofollow noopener noreferrer (core document, section 2)", () => {
  test("where they are flagged as external", () => {
    expect(judge("https://elsewhere.example/", true)).toEqual({
      ok: true,
      value: { kind: "elsewhere", href: "https://elsewhere.example/", rel: "nofollow noopener noreferrer" },
    });
  });

  test.each([
    "https://elsewhere.example/",
    "//elsewhere.example",
    "\\\\elsewhere.example",
    "/\\elsewhere.example",
    "/\t/elsewhere.example",
    "https://passepartout.example@elsewhere.example/",
    "https://notpassepartout.example/",
    "https://passepartout.example.elsewhere.example/",
  ])("without the flag %j is refused (section 5)", (address) => {
    expect(judge(address)).toMatchObject({ ok: false, error: { kind: "external-not-flagged" } });
  });
});

describe("what begins as a path of ours stays one", () => {
  test.each(["/.//elsewhere.example", "/x/..//elsewhere.example", ".//elsewhere.example", "/%2e//elsewhere.example"])(
    "%s",
    (address) => {
      expect(judge(address)).toEqual({ ok: true, value: { kind: "own", href: "/elsewhere.example" } });
    },
  );

  test("nothing that is called our own leads anywhere else", () => {
    const pieces = fc.array(
      fc.constantFrom("/", "\\", ".", "..", "%2e", "x", "elsewhere.example", "\t", "?", "@", ":"),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const judged = judge(parts.join(""), true);
        if (!judged.ok || judged.value.kind !== "own") return;
        expect(new URL(judged.value.href, "https://passepartout.example").hostname).toBe("passepartout.example");
      }),
      { numRuns: 2000 },
    );
  });
});

describe("dangerous protocols are refused (core document, sections 2 and 5)", () => {
  test.each([
    ["javascript:alert(1)", "javascript:"],
    ["JaVaScRiPt:alert(1)", "javascript:"],
    ["java\nscript:alert(1)", "javascript:"],
    ["\u0001javascript:alert(1)", "javascript:"],
    ["data:text/html,x", "data:"],
    ["vbscript:x", "vbscript:"],
    ["file:///etc/passwd", "file:"],
    ["blob:https://passepartout.example/x", "blob:"],
  ])("%j, even when it is flagged as external", (address, protocol) => {
    expect(judge(address, true)).toEqual({ ok: false, error: { kind: "forbidden-protocol", protocol } });
  });

  test("nothing whatever that passes can run a script", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("", "javascript:", "data:", "//", "/", "https://", "\t"),
        fc.string(),
        (head, rest) => {
          const judged = judge(head + rest, true);
          if (!judged.ok) return;
          expect(["https:", "http:", "mailto:", "tel:"]).toContain(
            new URL(judged.value.href, "https://a.example").protocol,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test("mails and calls are no navigation", () => {
  expect(judge("mailto:hallo@passepartout.example")).toMatchObject({ ok: true, value: { kind: "contact" } });
  expect(judge("tel:+4930123456")).toMatchObject({ ok: true, value: { kind: "contact" } });
});

test("an empty address and one that is none are refused", () => {
  expect(judge("  ")).toEqual({ ok: false, error: { kind: "no-address", href: "" } });
  expect(judge("https://")).toEqual({ ok: false, error: { kind: "no-address", href: "https://" } });
});
