import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Operation } from "../../../design/operation.ts";
import { plainPlacement } from "../../../design/placement.ts";
import { readKept } from "./read-kept.ts";
import { reconcile, startAnew } from "./reconcile.ts";
import { createSession } from "./session.ts";
import { DESIGN, hashOf, testHouse, testJournal, testNetwork } from "./test-house.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const title = (text: string): Operation => ({ type: "setTitle", title: text });
const zoom = (value: number): Operation => ({
  type: "setPlacement",
  element: "picture",
  placement: { ...plainPlacement("fill"), zoom: value },
});

function table() {
  const house = testHouse();
  const journal = testJournal();
  const network = testNetwork();
  const copyTitle = (title: string) => `${title}, meine Fassung`;
  const ports = { api: house.api, journal, network, hashOf, announce: () => {}, copyTitle };
  const saved = { state: "saved", at: null } as const;
  const session = createSession(startAnew(DESIGN, house), saved, ports);
  return { house, journal, network, session, ports, reopen: () => reopen() };

  /** A new tab after the old one was killed. */
  function reopen() {
    session.close();
    const kept = readKept(journal.stored.get(DESIGN));
    if (!kept) return createSession(startAnew(DESIGN, house), saved, ports);
    const reconciled = reconcile(kept, house);
    return createSession(reconciled.result === "agreed" ? reconciled.kept : kept, saved, ports);
  }
}

describe("saving", () => {
  test("the device has an operation at once, the server after a moment", async () => {
    const { session, house, journal } = table();
    session.perform(title("Strand"));
    expect(readKept(journal.stored.get(DESIGN))?.history.document.title).toBe("Strand");
    expect(session.state().save).toEqual({ state: "saving" });
    expect(house.requests).toBe(0);
    await vi.advanceTimersByTimeAsync(400);
    expect(house.document.title).toBe("Strand");
    expect(session.state().save.state).toBe("saved");
    expect(session.state().kept.pending).toEqual([]);
  });

  test("a burst is one request", async () => {
    const { session, house } = table();
    for (const text of ["S", "St", "Strand"]) session.perform(title(text));
    await vi.advanceTimersByTimeAsync(400);
    expect(house.requests).toBe(1);
    expect(house.sequence).toBe(3);
  });

  test("one slider movement is one line of the log and one step of undo", async () => {
    const { session, house } = table();
    for (const value of [1_100_000, 1_200_000, 1_300_000]) session.perform(zoom(value), "slider");
    await vi.advanceTimersByTimeAsync(400);
    expect(house.sequence).toBe(1);
    session.undo();
    expect(session.state().document.surfaces[0]?.elements[0]).toMatchObject({ placement: { zoom: 1_000_000 } });
  });

  test("offline it is kept here, and goes out when the connection is back", async () => {
    const { session, house, network } = table();
    house.line = "down";
    network.set(false);
    session.perform(title("Strand"));
    expect(session.state().save).toEqual({ state: "offline" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(house.document.title).toBe("");
    house.line = "up";
    network.set(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(house.document.title).toBe("Strand");
    expect(session.state().save.state).toBe("saved");
  });

  test("a server that cannot be reached is asked again, less and less often", async () => {
    const { session, house } = table();
    house.line = "down";
    session.perform(title("Strand"));
    await vi.advanceTimersByTimeAsync(400 + 1000 + 2000 + 4000);
    expect(house.requests).toBe(4);
    await vi.advanceTimersByTimeAsync(7999);
    expect(house.requests).toBe(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(house.requests).toBe(5);
  });

  test("an answer that gets lost does not make an operation happen twice", async () => {
    const { session, house } = table();
    house.line = "answers-lost";
    session.perform(title("Strand"));
    await vi.advanceTimersByTimeAsync(400);
    expect(session.state().save).toEqual({ state: "offline" });
    house.line = "up";
    session.perform(title("Strand am Abend"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.state().save.state).toBe("saved");
    expect(house.sequence).toBe(2);
    expect(house.document.title).toBe("Strand am Abend");
  });

  test("a picture that the server draws otherwise stops everything", async () => {
    const { house, ports } = table();
    const session = createSession(
      startAnew(DESIGN, house),
      { state: "saved", at: null },
      { ...ports, hashOf: () => "x" },
    );
    session.perform(title("Strand"));
    await vi.advanceTimersByTimeAsync(400);
    expect(session.state().save).toEqual({ state: "stuck", why: "other-picture" });
  });

  test("fonts that are still on their way are waited for before pictures are compared", async () => {
    const { house, ports } = table();
    let loaded = () => {};
    const fonts = new Promise<void>((resolve) => {
      loaded = resolve;
    });
    const slowly = async (document: Parameters<typeof hashOf>[0]) => fonts.then(() => hashOf(document));
    const session = createSession(startAnew(DESIGN, house), { state: "saved", at: null }, { ...ports, hashOf: slowly });
    session.perform(title("Strand"));
    await vi.advanceTimersByTimeAsync(400);
    expect(session.state().save.state).toBe("saved");
    loaded();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state().save.state).toBe("saved");
  });

  test("settled waits for everything on its way", async () => {
    const { session, house } = table();
    session.perform(title("Strand"));
    const settled = session.settled();
    await vi.advanceTimersByTimeAsync(0);
    expect((await settled).state).toBe("saved");
    expect(house.document.title).toBe("Strand");
  });
});

describe("a drag", () => {
  test("is shown at once and logged once, when the finger is lifted", async () => {
    const { session, house } = table();
    session.preview(zoom(1_100_000));
    session.preview(zoom(1_200_000));
    expect(session.state().document.surfaces[0]?.elements[0]).toMatchObject({ placement: { zoom: 1_200_000 } });
    expect(session.state().kept.pending).toEqual([]);
    session.commit();
    expect(session.state().kept.pending).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(400);
    expect(house.sequence).toBe(1);
  });

  test("of an element on the stage is drawn there, and elsewhere once the hand rests", () => {
    const { session } = table();
    const before = session.state().resting;
    session.preview(zoom(1_100_000), true);
    expect(session.state().resting).toBe(before);
    expect(session.state().document).not.toBe(before);
    session.commit();
    expect(session.state().resting).toBe(session.state().document);
    session.preview(zoom(1_200_000));
    expect(session.state().resting).toBe(session.state().document);
  });

  test("can be dropped without a trace", async () => {
    const { session, house, journal } = table();
    session.preview(zoom(1_500_000));
    await vi.advanceTimersByTimeAsync(1000);
    session.abandon();
    expect(session.state().document.surfaces[0]?.elements[0]).toMatchObject({ placement: { zoom: 1_000_000 } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(house.requests).toBe(0);
    expect(readKept(journal.stored.get(DESIGN))?.pending).toEqual([]);
  });

  test("in a tab killed in its middle loses at most its last second", async () => {
    const { session, reopen, house } = table();
    session.preview(zoom(1_100_000));
    await vi.advanceTimersByTimeAsync(1000);
    session.preview(zoom(1_900_000));
    const next = reopen();
    expect(next.state().document.surfaces[0]?.elements[0]).toMatchObject({ placement: { zoom: 1_100_000 } });
    await vi.advanceTimersByTimeAsync(400);
    expect(house.sequence).toBe(1);
  });
});

describe("a drag while the server hears of what was done before", () => {
  test("stays on the device when the server has answered", async () => {
    const { session, reopen, house } = table();
    house.line = "down";
    session.perform(title("Strand"));
    session.preview(zoom(1_100_000));
    await vi.advanceTimersByTimeAsync(400);
    house.line = "up";
    await vi.advanceTimersByTimeAsync(1000);
    expect(house.document.title).toBe("Strand");
    const next = reopen().state().document;
    expect(next.title).toBe("Strand");
    expect(next.surfaces[0]?.elements[0]).toMatchObject({ placement: { zoom: 1_100_000 } });
  });
});

describe("after a killed tab", () => {
  test("undo and redo go on where they were", async () => {
    const { session, reopen } = table();
    session.perform(title("eins"));
    session.perform(title("zwei"));
    session.undo();
    await vi.advanceTimersByTimeAsync(0);
    const next = reopen();
    expect(next.state()).toMatchObject({ canUndo: true, canRedo: true, document: { title: "eins" } });
    next.redo();
    expect(next.state().document.title).toBe("zwei");
    next.undo();
    next.undo();
    expect(next.state().document.title).toBe("");
  });

  test("operations the server never saw are sent by the next tab", async () => {
    const { session, reopen, house } = table();
    house.line = "down";
    session.perform(title("Strand"));
    await vi.advanceTimersByTimeAsync(400);
    house.line = "up";
    reopen();
    await vi.advanceTimersByTimeAsync(400);
    expect(house.document.title).toBe("Strand");
    expect(house.sequence).toBe(1);
  });

  test("what the server took although its answer got lost is not sent again", async () => {
    const { session, reopen, house } = table();
    house.line = "answers-lost";
    session.perform(title("Strand"));
    await vi.advanceTimersByTimeAsync(400);
    house.line = "up";
    expect(reopen().state().kept.pending).toEqual([]);
    expect(house.sequence).toBe(1);
  });
});

describe("two devices", () => {
  const copyOf = (house: ReturnType<typeof testHouse>) => [...house.copies.values()].map(({ document }) => document);

  test("what touches other things goes on top of what the other device did, and is said", async () => {
    const { session, house } = table();
    house.elsewhere(title("von Oma"));
    session.perform(zoom(1_300_000));
    await vi.advanceTimersByTimeAsync(401);
    expect(session.state()).toMatchObject({
      save: { state: "saved" },
      document: { title: "von Oma" },
      news: { title: true, elements: 0, copy: null },
    });
    expect(house.document).toEqual(session.state().document);
    expect(house.document.surfaces[0]?.elements[0]).toMatchObject({ placement: { zoom: 1_300_000 } });
    expect(house.copies.size).toBe(0);
    session.dismissNews();
    expect(session.state().news).toBeNull();
    session.undo();
    expect(session.state().document).toMatchObject({ title: "von Oma" });
  });

  test("what touches the same is kept as a copy, and this design goes on with theirs", async () => {
    const { session, house } = table();
    house.elsewhere(title("von Oma"));
    session.perform(title("von mir"));
    session.perform(zoom(1_300_000));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(house.document.title).toBe("von Oma");
    expect(copyOf(house)).toMatchObject([{ title: "von mir, meine Fassung" }]);
    const [copy] = house.copies.keys();
    expect(session.state()).toMatchObject({
      save: { state: "saved" },
      document: { title: "von Oma" },
      canUndo: false,
      news: { copy: { design: copy, title: "von mir, meine Fassung" } },
    });
    for (const document of [house.document, ...copyOf(house)]) {
      expect(document.surfaces[0]?.elements[0]).toMatchObject({ placement: { zoom: 1_300_000 } });
    }
    session.perform(title("weiter"));
    await vi.advanceTimersByTimeAsync(400);
    expect(house.document.title).toBe("weiter");
  });

  test("a tab killed while its copy is made makes no second one", async () => {
    const { session, house, reopen } = table();
    house.elsewhere(title("von Oma"));
    session.perform(title("von mir"));
    const { copy } = house.api;
    house.api.copy = async (design, id) => {
      await copy(design, id);
      house.line = "down";
      return { ok: false, error: { reason: "unreachable" } };
    };
    await vi.advanceTimersByTimeAsync(400);
    expect(house.copies.size).toBe(1);
    house.api.copy = copy;
    house.line = "up";
    const next = reopen();
    expect(next.state().document.title).toBe("von mir");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(next.state()).toMatchObject({ save: { state: "saved" }, document: { title: "von Oma" } });
    expect(copyOf(house)).toMatchObject([{ title: "von mir, meine Fassung" }]);
  });

  test("what she does while the copy is made is in it, too", async () => {
    const { session, house } = table();
    house.elsewhere(title("von Oma"));
    session.perform(title("von mir"));
    const { copy } = house.api;
    house.api.copy = async (design, id) => {
      if (house.copies.size === 0) session.perform(title("ganz von mir"));
      return copy(design, id);
    };
    await vi.advanceTimersByTimeAsync(60_000);
    expect(house.document.title).toBe("von Oma");
    expect(copyOf(house).at(-1)).toMatchObject({ title: "ganz von mir, meine Fassung" });
    expect(house.copies.size).toBe(1);
  });

  test("without a log that goes back so far the whole of mine is kept", async () => {
    const { session, house } = table();
    house.elsewhere(title("von Oma"));
    house.log = [];
    house.sequence = 2000;
    session.perform(zoom(1_300_000));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.state()).toMatchObject({ save: { state: "saved" }, document: { title: "von Oma" } });
    expect(copyOf(house)[0]?.surfaces[0]?.elements[0]).toMatchObject({ placement: { zoom: 1_300_000 } });
  });

  test("a copy that the server never takes: the person decides, and nothing is sent", async () => {
    const { session, house } = table();
    house.elsewhere(title("von Oma"));
    house.api.copy = async () => ({ ok: false, error: { reason: "refused", status: 422, detail: "" } });
    session.perform(title("von mir"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.state()).toMatchObject({ save: { state: "conflict" }, document: { title: "von mir" } });
    expect(house.document.title).toBe("von Oma");
  });

  test("a tab that comes to the front shows what the other device did meanwhile", async () => {
    const { session, house } = table();
    house.elsewhere(title("von Oma"));
    session.look();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state()).toMatchObject({ document: { title: "von Oma" }, news: { title: true } });
    expect(house.requests).toBe(0);
  });

  test("a drag goes on while theirs comes in", async () => {
    const { session, house } = table();
    house.elsewhere(title("von Oma"));
    session.preview(zoom(1_300_000));
    session.look();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state().document).toMatchObject({ title: "von Oma" });
    session.commit();
    await vi.advanceTimersByTimeAsync(400);
    expect(house.document.surfaces[0]?.elements[0]).toMatchObject({ placement: { zoom: 1_300_000 } });
  });
});

test("a device without space: work goes on, she is told, and nothing is lost while the network works", async () => {
  const { session, house, journal } = table();
  journal.write = async () => false;
  session.perform(title("Strand"));
  await vi.advanceTimersByTimeAsync(400);
  expect(session.state()).toMatchObject({ keptOnDevice: false, save: { state: "saved" } });
  expect(house.document.title).toBe("Strand");
});

test("a design opened without the server is saved as soon as it answers", async () => {
  const { house, ports } = table();
  house.line = "down";
  const session = createSession(startAnew(DESIGN, house), { state: "offline" }, ports);
  await vi.advanceTimersByTimeAsync(0);
  session.perform(title("Strand"));
  expect(session.state().save.state).not.toBe("saved");
  house.line = "up";
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.state().save.state).toBe("saved");
  expect(house.document.title).toBe("Strand");
});
