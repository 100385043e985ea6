import type { ReactNode } from "react";
import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "../../words/context.tsx";
import type { Messages } from "../../words/messages.generated.ts";
import { useGet } from "../data/use-get.ts";
import { ChangesPanel } from "./changes-panel.tsx";
import { type DraftContext, DraftContextProvider } from "./draft-context.ts";
import { PreviewPanel } from "./preview-panel.tsx";

// What the panels import themselves: other tests may have loaded the real modules below it.
vi.mock(import("../data/use-get.ts"), () => ({
  useGet: vi.fn(() => ({
    answer: { kind: "loading" as const },
    value: null,
    reload: async () => {},
    look() {},
    put() {},
  })),
}));

const pageOf = (panel: ReactNode, draft: object | null) =>
  html(
    <MessagesProvider locale="de-DE" messages={{} as Messages}>
      <DraftContextProvider value={{ view: { key: "card", draft } } as unknown as DraftContext}>
        {panel}
      </DraftContextProvider>
    </MessagesProvider>,
  );

test.each([
  ["changes", <ChangesPanel key="changes" />],
  ["preview", <PreviewPanel key="preview" />],
])("after a publication %s asks the server for nothing: the draft is gone", (_, panel) => {
  expect(pageOf(panel, null)).toContain("Kein Entwurf");
  expect(useGet).not.toHaveBeenCalled();
  pageOf(panel, { draft: { id: "one", version: 1 } });
  expect(useGet).toHaveBeenCalledOnce();
  vi.mocked(useGet).mockClear();
});
