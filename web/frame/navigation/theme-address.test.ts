import { expect, test } from "vitest";
import { parseQuery } from "../../../core/query-string.ts";
import { queryWithout } from "./theme-address.ts";

const without = (query: string, ...pointers: readonly string[]) =>
  decodeURIComponent(
    queryWithout(
      parseQuery(query),
      pointers.map((pointer) => ({ pointer })),
    ),
  );

test("a list goes on without what there is not, and keeps everything else", () => {
  expect(without("filter[color][]=mauve&filter[style][]=boho&q=rose", "/filter/color")).toBe(
    "?q=rose&filter[style][]=boho",
  );
  expect(without("filter[mood.x][]=happy&sort=created", "/filter/mood/x")).toBe("?sort=created");
  expect(without("filter[a/b~c][]=happy&sort=created", "/filter/a~1b~0c")).toBe("?sort=created");
  expect(without("sort=price&q=rose", "/sort")).toBe("?q=rose");
  expect(without("filter=red", "/filter")).toBe("");
});

test("the place in the list belonged to what was refused", () => {
  expect(without("cursor=abc&q=rose", "/cursor")).toBe("?q=rose");
  expect(without("cursor=abc&filter[color][]=mauve", "/filter/color")).toBe("");
});
