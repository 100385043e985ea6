import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "../../words/context.tsx";
import type { Messages } from "../../words/messages.generated.ts";
import { type DraftContext, DraftContextProvider } from "./draft-context.ts";
import { LabelChoice, LabelList } from "./name-choice.tsx";

test("the texts that rows can be called by are on the page once, however many rows choose one", () => {
  const labels = [
    { key: "mat.canvas", text: "Leinwand" },
    { key: "mat.poster", text: "Poster" },
  ];
  const choose = (value: string) => <LabelChoice value={value} common={{}} onSet={() => {}} onRefuse={() => {}} />;
  const page = html(
    <MessagesProvider locale="de-DE" messages={{} as Messages}>
      <DraftContextProvider value={{ labels } as unknown as DraftContext}>
        {choose("mat.canvas")}
        {choose("mat.poster")}
        <LabelList first={null} />
      </DraftContextProvider>
    </MessagesProvider>,
  );
  expect(page.match(/<option/g)).toHaveLength(2);
  const [list = ""] = /(?<=<datalist id=")[^"]+/.exec(page) ?? [];
  expect(
    page.match(/<input[^>]*>/g)?.map((field) => [field.includes(`list="${list}"`), /value="([^"]*)"/.exec(field)?.[1]]),
  ).toEqual([
    [true, "Leinwand"],
    [true, "Poster"],
  ]);
});

test("where campaigns are named, their names come first, without texts that have a place to fill in", () => {
  const labels = [
    { key: "calc.add", text: "In den Warenkorb" },
    { key: "campaign.up-to", text: "bis zu {share}" },
    { key: "campaign.summer", text: "Sommeraktion" },
  ];
  const page = html(
    <DraftContextProvider value={{ labels } as unknown as DraftContext}>
      <LabelList first="campaign" />
    </DraftContextProvider>,
  );
  expect(page.match(/(?<=value=")[^"]+/g)).toEqual(["campaign.summer", "calc.add", "campaign.up-to"]);
});
