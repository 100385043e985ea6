import { renderToStaticMarkup } from "react-dom/server";
import type { Api } from "../../../core/http/api.ts";
import { done } from "../../../core/outcome.ts";
import { shopOf } from "../../../core/shop.ts";
import { MessagesProvider } from "../../messages/context.tsx";
import { de } from "../../messages/de.ts";
import { ContentBlocks } from "./content-blocks.tsx";
import { blockReader } from "./read-blocks.ts";

export interface ShownBlocks {
  readonly html: string;
  /** What was not shown, in the words that operators read. */
  readonly leftOut: readonly string[];
}

/** Reads and draws blocks as a page of the German shop does; `answers` are what the shop's interface says, by path. */
export async function showBlocks(
  body: unknown,
  answers: Readonly<Record<string, unknown>> = {},
  { editable = false } = {},
): Promise<ShownBlocks> {
  const leftOut: string[] = [];
  const waiting: ((api: Api) => Promise<void>)[] = [];
  const blocks = blockReader({
    shop: shopOf("poster", "de-DE"),
    locale: "de-DE",
    editable,
    ownHosts: ["shop.example"],
    leftOut: (what) => leftOut.push(what),
    leftOutOfText: (what) => leftOut.push(what),
    later: (fill) => waiting.push(fill),
  })(body);
  const get = async (path: string) => done(answers[path]);
  await Promise.all(waiting.map((fill) => fill({ get } as unknown as Api)));
  return {
    html: renderToStaticMarkup(
      <MessagesProvider locale="de-DE" messages={de}>
        <ContentBlocks blocks={blocks} />
      </MessagesProvider>,
    ),
    leftOut,
  };
}
