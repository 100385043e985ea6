import { expect, test } from "vitest";
import type { Language } from "./locale.ts";
import { argumentsOf, joinedArguments } from "./message-arguments.ts";
import { replacementFault } from "./message-fault.ts";

const german = "{count, plural, one {# Foto} other {# Fotos}} von {name}";
const known = argumentsOf(german, "de");
const faultOf = (message: string, language: Language = "de") =>
  replacementFault(german, known.ok ? known.value : new Map(), message, language);

test("a sentence may be said otherwise as long as it says the same values", () => {
  expect(faultOf("{name}: {count, plural, one {ein Bild} other {# Bilder}}")).toBeNull();
  expect(faultOf("{name}: {count} Bilder")).toBeNull();
  expect(faultOf("{count, plural, one {# photo} many {# de photos} other {# photos}} ({name})", "fr")).toBeNull();
});

test.each([
  ["", { kind: "empty" }],
  ["{count Fotos von {name}", { kind: "malformed", code: "MALFORMED_ARGUMENT" }],
  ["<b>{count}</b> von {name}", { kind: "markup" }],
  ["Hallo {name}<br>{count}", { kind: "markup" }],
  ["{count, number} von {name}", { kind: "unknown-format", name: "count" }],
  [
    "{count, plural, one {# Foto} few {#} other {# Fotos}} von {name}",
    { kind: "wrong-forms", name: "count", given: ["one", "few", "other"], wanted: ["one", "other"] },
  ],
  ["{count} Fotos", { kind: "other-values", given: ["count"], wanted: ["count", "name"] }],
  ["{count} {name} {day}", { kind: "other-values", given: ["count", "day", "name"], wanted: ["count", "name"] }],
  ["{name, plural, one {#} other {#}} {count}", { kind: "not-a-number", name: "name" }],
  [
    "{day, select, today {heute} other {}} {count} {name}",
    { kind: "other-values", given: ["day", "count", "name"], wanted: ["count", "name"] },
  ],
] as const)("%j cannot replace it", (message, fault) => {
  expect(faultOf(message)).toEqual(fault);
});

test("a sentence that only German selects by may be said without that, and one of several languages knows all values", () => {
  const [tax, elsewhere] = [
    argumentsOf("{included, select, true {inkl.} other {zzgl.}}", "de"),
    argumentsOf("{day}", "it"),
  ];
  const all = joinedArguments(tax.ok ? tax.value : new Map(), elsewhere.ok ? elsewhere.value : new Map());
  expect([...all.keys()]).toEqual(["included", "day"]);
  expect(replacementFault("{included, select, true {inkl.} other {zzgl.}}", all, "Mit Steuer", "de")).toBeNull();
});
