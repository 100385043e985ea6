import { expect, test } from "vitest";
import { plainPlacement } from "../../../design/placement.ts";
import { startAnew } from "../store/reconcile.ts";
import { createSession } from "../store/session.ts";
import { DESIGN, hashOf, testHouse, testJournal, testNetwork } from "../store/test-house.ts";
import { dropWhenTurned } from "./drop-when-turned.ts";

test("a phone turned while dragging drops what is held: the photo lies as before, and nothing is logged", () => {
  const house = testHouse();
  const ports = { api: house.api, journal: testJournal(), network: testNetwork(), hashOf, announce: () => {} };
  const session = createSession(startAnew(DESIGN, house), { state: "saved", at: null }, ports);
  const page = new EventTarget();
  const stop = dropWhenTurned(page, session.abandon);
  const placement = { ...plainPlacement("fill"), zoom: 1_900_000 };
  session.preview({ type: "setPlacement", element: "picture", placement });
  page.dispatchEvent(new Event("resize"));
  // the finger is lifted afterwards
  session.commit();
  expect(session.state().document).toEqual(house.document);
  expect(session.state().kept.pending).toEqual([]);
  stop();
  session.preview({ type: "setPlacement", element: "picture", placement });
  page.dispatchEvent(new Event("resize"));
  session.commit();
  expect(session.state().kept.pending).toHaveLength(1);
  session.close();
});
