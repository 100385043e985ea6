import { renderToStaticMarkup as html } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { MessagesProvider } from "../../words/context.tsx";
import type { Messages } from "../../words/messages.generated.ts";
import { SidePane } from "./side-pane.tsx";
import type { Answer } from "./use-answer.ts";

const words = { title: "Mail an Mira", back: "Alle Mails", close: "Mail schließen" };

const pane = (answer: Answer<string>) =>
  html(
    <MessagesProvider locale="de-DE" messages={{} as Messages}>
      <MemoryRouter>
        <SidePane id="17" back="/office/mails?page=2" words={words} answer={answer} onRetry={() => {}}>
          {(value) => <p>{value}</p>}
        </SidePane>
      </MemoryRouter>
    </MessagesProvider>,
  );

test("shows the row under its name; it can take the focus, and both ways back lead to the list as it was", () => {
  const shown = pane({ kind: "ready", value: "Deine Bestellung ist unterwegs.", fresh: true });
  expect(shown).toMatch(/^<article class="side-pane" aria-label="Mail an Mira" tabindex="-1">/);
  expect(shown).toContain("<p>Deine Bestellung ist unterwegs.</p>");
  const links = [...shown.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)];
  expect(links.map(([, href]) => href)).toEqual(["/office/mails?page=2", "/office/mails?page=2"]);
  expect(links[1]?.[0]).toContain('aria-label="Mail schließen"');
});

test("while its data is on its way the ways back are there, and no content", () => {
  const shown = pane({ kind: "loading" });
  expect(shown).toContain("Alle Mails");
  expect(shown).not.toContain("<p>Deine");
  expect(shown).toContain("skeleton");
});

test("a problem is said in the pane, with another try", () => {
  const problem = {
    kind: "offline",
    status: 0,
    title: "",
    detail: null,
    errors: [],
    requestId: null,
    retryAfter: null,
    extra: {},
  };
  const shown = pane({ kind: "failed", problem });
  expect(shown).toContain("<button");
  expect(shown).toContain("Alle Mails");
});
