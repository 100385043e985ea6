import { expect, test } from "vitest";
import { type Connection, createPreloads } from "./preloads.ts";

/** Pages whose arrival the test decides. */
function preloading(connection: Connection = {}) {
  const fetched: string[] = [];
  const arrive: (() => void)[] = [];
  const preload = createPreloads(
    (href) => {
      fetched.push(href);
      return new Promise((resolve) => arrive.push(resolve));
    },
    () => connection,
  );
  return { preload, fetched, arrive };
}

test("at most four pages are preloaded at once (core document, section 9)", async () => {
  const { preload, fetched, arrive } = preloading();
  const running = ["/a", "/b", "/c", "/d", "/e"].map(preload);
  expect(fetched).toEqual(["/a", "/b", "/c", "/d"]);
  arrive[0]?.();
  await running[0];
  void preload("/e");
  expect(fetched).toEqual(["/a", "/b", "/c", "/d", "/e"]);
});

test("each page once", () => {
  const { preload, fetched } = preloading();
  void preload("/a");
  void preload("/a");
  expect(fetched).toEqual(["/a"]);
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "none on data saver or 2g (core document, section 9): %j",
  (connection) => {
    const { preload, fetched } = preloading(connection);
    void preload("/a");
    expect(fetched).toEqual([]);
  },
);

test.each([{}, { saveData: false, effectiveType: "4g" }, { effectiveType: "3g" }])(
  "a better network: %j",
  (connection) => {
    const { preload, fetched } = preloading(connection);
    void preload("/a");
    expect(fetched).toEqual(["/a"]);
  },
);

test("a page that failed makes room like one that came", async () => {
  const fetched: string[] = [];
  const preload = createPreloads(
    (href) => {
      fetched.push(href);
      return Promise.reject(new Error("gone"));
    },
    () => ({}),
  );
  for (const href of ["/a", "/b", "/c", "/d", "/e"]) await preload(href).catch(() => {});
  expect(fetched).toEqual(["/a", "/b", "/c", "/d", "/e"]);
});
