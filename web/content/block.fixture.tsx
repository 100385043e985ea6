import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import type { Api } from "../../core/http/api.ts";
import { done, failed } from "../../core/outcome.ts";
import { shopOf } from "../../core/shop.ts";
import { labelsPath } from "../../services/labels/contract.ts";
import { type Router, RouterContext } from "../browser/navigation/page.ts";
import { messagesOf } from "../words/all.ts";
import { MessagesProvider } from "../words/context.tsx";
import { ContentBlocks } from "./content-blocks.tsx";
import { readBody } from "./read-page.ts";

const de = messagesOf("de-DE");

export interface ShownBlocks {
  readonly html: string;
  /** What was not shown, in the words that operators read. */
  readonly leftOut: readonly string[];
}

/** Reads and renders blocks as /ratgeber/papier of the German shop; `answers`: responses by path, or of the query. */
export const showBlocks = (
  body: unknown,
  answers: Readonly<Record<string, unknown>> = {},
  { editable = false } = {},
): Promise<ShownBlocks> =>
  show(
    body,
    async (path, { query } = {}) => {
      const answer = answers[path] ?? (path === labelsPath ? { labels: {} } : undefined);
      return done(typeof answer === "function" ? answer(query) : answer);
    },
    editable,
  );

/** The same while the shop's interface refuses everything. */
export const withoutAnswers = (body: unknown): Promise<ShownBlocks> =>
  show(body, async () => failed({ kind: "no-catalogue" }), false);

async function show(
  body: unknown,
  get: (path: string, asked?: { readonly query?: unknown }) => Promise<unknown>,
  editable: boolean,
): Promise<ShownBlocks> {
  const leftOut: string[] = [];
  const blocks = await readBody(body, {
    shop: shopOf("poster", "de-DE"),
    editable,
    ownHosts: ["shop.example"],
    leftOut: (what) => leftOut.push(what),
    api: { get } as unknown as Api,
  });
  const page = (
    <RouterContext value={router}>
      <MessagesProvider locale="de-DE" messages={de}>
        <ContentBlocks blocks={blocks} />
      </MessagesProvider>
    </RouterContext>
  );
  const { prelude } = await prerenderToNodeStream(page);
  return { html: visible(await text(prelude)), leftOut };
}

const router: Router = {
  page: { shell: "", location: { pathname: "/ratgeber/papier", search: "", hash: "" }, routes: [], data: {} },
  modules: {},
  type: "POP",
  navigate: () => {},
  preload: async () => false,
};

/** Without what only React and the browser's loading read: comments, links in the head. */
const visible = (html: string) => html.replaceAll(/<!--.*?-->|<link [^>]*>/g, "");
