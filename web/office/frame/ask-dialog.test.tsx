import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import type { Problem } from "../../../core/http/problem.ts";
import { done } from "../../../core/outcome.ts";
import { MessagesProvider } from "../../words/context.tsx";
import type { Messages } from "../../words/messages.generated.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { closesAfter, reasonToSend } from "./ask-rules.ts";

const reason = { label: "Grund", hint: "Für das Protokoll", missing: "Schreibe einen Grund." };

const dialog = (props: { readonly open?: boolean; readonly leave?: string; readonly reason?: typeof reason }) =>
  html(
    <MessagesProvider locale="de-DE" messages={{} as Messages}>
      <AskDialog
        open
        onClose={() => {}}
        title="Seite löschen?"
        text="Sie kommt in den Papierkorb."
        submit="Löschen"
        send={async () => done(null)}
        {...props}
      />
    </MessagesProvider>,
  );

test("says what happens, and has one button to do it and one to leave", () => {
  const shown = dialog({});
  expect(shown).toMatch(/<h2 id="[^"]+">Seite löschen\?<\/h2>/);
  expect(shown).toContain("Sie kommt in den Papierkorb.");
  expect(shown).toContain("Abbrechen");
  expect(shown).not.toContain("<textarea");
  const form = /<form id="([^"]+)"/.exec(shown)?.[1];
  expect(form).toBeDefined();
  expect(shown).toMatch(new RegExp(`<button(?=[^>]* type="submit")(?=[^>]* form="${form}")`));
});

test("leaving may have words of its own", () => {
  expect(dialog({ leave: "Behalten" })).toContain("Behalten");
  expect(dialog({ leave: "Behalten" })).not.toContain("Abbrechen");
});

test("asks for a reason in a labelled field, and says nothing of a missing one before it was sent", () => {
  const shown = dialog({ reason });
  expect(shown).toMatch(/<textarea[^>]*maxLength="1000"/);
  expect(shown).toContain("Grund");
  expect(shown).toContain("Für das Protokoll");
  expect(shown).not.toContain("Schreibe einen Grund.");
});

test("its content exists only while it is open", () => {
  expect(dialog({ open: false })).not.toContain("Seite löschen?");
});

test("a reason is sent without spaces around it; a needed one must have words", () => {
  expect(reasonToSend("  Kunde hat angerufen \n", true)).toBe("Kunde hat angerufen");
  expect(reasonToSend(" \n", true)).toBeNull();
  expect(reasonToSend("", false)).toBe("");
});

test("closes when it is done, and for problems that the page behind explains", () => {
  const problem = (kind: string): Problem => ({
    kind,
    status: 409,
    title: "",
    detail: null,
    errors: [],
    requestId: null,
    retryAfter: null,
    extra: {},
  });
  expect(closesAfter(null, [])).toBe(true);
  expect(closesAfter(problem("page-changed"), ["page-changed"])).toBe(true);
  expect(closesAfter(problem("forbidden"), ["page-changed"])).toBe(false);
});
