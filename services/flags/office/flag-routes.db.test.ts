import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { forSegment, rollout } from "../flags.fixture.ts";
import { type FlagOfficeFixture, flagOfficeFixture } from "./office.fixture.ts";
import { officeFlagPaths as paths } from "./shapes.ts";

const database = await migratedTestDatabase();
let office: FlagOfficeFixture;
beforeEach(async () => {
  office = await flagOfficeFixture(database);
});

const at = () => office.environment;
const step = (kind: "revive" | "restore" | "kill", name: string, body: object = {}) =>
  office.call("POST", paths[kind](at(), name), body);
const versions = async (name: string) => (await office.call("GET", paths.history(at(), name))).body.versions;

describe("who may", () => {
  test("visitors see nothing, operators look and switch off, the management changes", async () => {
    await office.save(rollout("banner", 20));
    expect((await office.call("GET", paths.flags(at()), undefined, null)).status).toBe(401);
    expect((await office.call("GET", paths.environments, undefined, null)).status).toBe(401);
    expect((await office.call("GET", paths.flags(at()), undefined, "operator")).status).toBe(200);
    const body = { definition: rollout("banner", 30), changeNumber: -1 };
    const forbidden = [
      await office.call("PUT", paths.flag(at(), "banner"), body, "operator"),
      await office.call("DELETE", paths.flag(at(), "banner"), { changeNumber: 1 }, "operator"),
      await office.call("POST", paths.plans(at(), "banner"), {}, "operator"),
      await office.call("PUT", paths.segment(at(), "team"), { isLarge: false }, "operator"),
      await office.call("POST", paths.list(at(), "team"), {}, "operator"),
      // Everybody would see it.
      await office.call("POST", paths.kill(at(), "banner"), { treatment: "on" }, "operator"),
    ];
    expect(forbidden.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect((await office.call("GET", paths.flag(at(), "banner"))).body.definition.killed).toBe(false);
    expect((await office.call("POST", paths.kill(at(), "banner"), {}, "operator", "Ida")).body).toMatchObject({
      by: "Ida",
      definition: { killed: true, conditions: [{ partitions: [{ size: 20 }, { size: 80 }] }] },
    });
  });

  test("an environment that there is not is said, and nothing is made in it", async () => {
    const answer = await office.call("PUT", paths.flag(999_999, "banner"), {
      definition: rollout("banner", 1),
      changeNumber: -1,
    });
    expect([answer.status, answer.body.detail]).toEqual([404, "There is no such environment."]);
  });
});

describe("a flag", () => {
  test("is found by name and state, with who changed it last", async () => {
    for (const name of ["banner", "cart-banner", "footer"]) await office.save(rollout(name, 20));
    await step("kill", "footer", { comment: "it flickers" });
    const list = async (query: string) => (await office.call("GET", `${paths.flags(at())}?${query}`)).body;
    expect(
      (await list("search=BANNER")).flags.map(({ definition }: { definition: { name: string } }) => definition.name),
    ).toEqual(["banner", "cart-banner"]);
    expect(await list("state=killed")).toMatchObject({
      total: 1,
      counts: { used: 2, killed: 1, archived: 0 },
      flags: [{ definition: { name: "footer" }, by: "Mira", comment: "it flickers" }],
    });
    expect((await list("search=%25")).total).toBe(0);
  });

  test("of two operators the second is told, and nothing is overwritten", async () => {
    const first = (await office.save(rollout("banner", 10))).body.changeNumber;
    await office.save(rollout("banner", 20), first, "Ida");
    for (const late of [
      await office.save(rollout("banner", 30), first),
      await step("restore", "banner", { to: first, changeNumber: first }),
      await step("revive", "banner", { changeNumber: first }),
      await office.call("DELETE", paths.flag(at(), "banner"), { changeNumber: first }),
      await office.save(rollout("banner", 40)),
    ]) {
      expect([late.status, late.body.by, late.body.type]).toEqual([
        409,
        "Ida",
        "urn:passepartout:problem:changed-meanwhile",
      ]);
    }
    expect((await office.read("banner")).body.definition.conditions[0].partitions[0].size).toBe(20);
  });

  test("is what it was again, with its whole history", async () => {
    const first = (await office.save(rollout("banner", 10))).body;
    const second = (await office.save(rollout("banner", 90), first.changeNumber)).body;
    const restored = await step("restore", "banner", { to: first.changeNumber, changeNumber: second.changeNumber });
    expect(restored.body.definition).toEqual(first.definition);
    const sizes = (await versions("banner")).map(
      ({ definition }: { definition: typeof first.definition }) => definition.conditions[0].partitions[0].size,
    );
    expect(sizes).toEqual([10, 90, 10]);
  });

  test.each([
    [
      "sizes",
      { conditions: [{ ...rollout("a", 1).conditions[0], partitions: [{ treatment: "on", size: 60 }] }] },
      "/definition/conditions/0/partitions",
      "The sizes sum to 60; they must sum to 100.",
    ],
    [
      "a segment that there is not",
      { conditions: forSegment("a", "nobody").conditions },
      "/definition/conditions/0/matcherGroup/matchers/0/userDefinedSegmentMatcherData/segmentName",
      "There is no standard segment nobody; make it first.",
    ],
    [
      "itself as prerequisite",
      { prerequisites: [{ n: "a", ts: ["on"] }] },
      "/definition/prerequisites/0/n",
      "It would wait for itself: a, a.",
    ],
  ])("with wrong %s is refused at its field, with what mends it", async (_, more, pointer, detail) => {
    const answer = await office.save({ ...rollout("a", 20), ...more } as ReturnType<typeof rollout>);
    expect([answer.status, answer.body.errors]).toEqual([422, [{ in: "body", pointer, detail }]]);
    expect((await office.read("a")).status).toBe(404);
  });
});

describe("a planned change", () => {
  const plan = (name: string, edit: object, time = "2026-01-13T12:00:00.000Z") =>
    office.call("POST", paths.plans(at(), name), { at: time, edit, comment: "for the evening" });
  const sizes = (on: number) => ({
    kind: "sizes",
    partitions: [
      { treatment: "on", size: on },
      { treatment: "off", size: 100 - on },
    ],
  });
  const states = async (name: string) =>
    (await office.read(name)).body.plans.map(({ state }: { state: string }) => state);

  test("is made once, at its time, whoever tries it and however often", async () => {
    await office.save(rollout("banner", 10));
    const planned = await plan("banner", sizes(20));
    const [{ id }] = planned.body.plans;
    const [work] = office.flags.handlers.filter(({ name }) => name === "change-flag-by-plan");
    const run = () => work?.work({ plan: id }, { id: "1" } as never);
    await run();
    expect(await states("banner")).toEqual(["waiting"]);
    office.clock.advance(7_200_000);
    await Promise.all([run(), run(), office.runJobs(), office.runJobs()]);
    await run();
    expect(await versions("banner")).toMatchObject([
      {
        by: "Mira",
        comment: "for the evening",
        isPlanned: true,
        definition: { conditions: [{ partitions: [{ size: 20 }, { size: 80 }] }] },
      },
      { isPlanned: false },
    ]);
    expect(await versions("banner")).toHaveLength(2);
    expect(await states("banner")).toEqual(["done"]);
  });

  test("takes the flag as it is then: what was changed meanwhile stays", async () => {
    const { changeNumber } = (await office.save(rollout("banner", 10))).body;
    await plan("banner", { kind: "allocation", percent: 40 });
    await office.save(rollout("banner", 30), changeNumber);
    office.clock.advance(7_200_000);
    await office.runJobs();
    expect((await office.read("banner")).body.definition).toMatchObject({
      trafficAllocation: 40,
      conditions: [{ partitions: [{ size: 30 }, { size: 70 }] }],
    });
  });

  test("that was cancelled is not made", async () => {
    await office.save(rollout("banner", 10));
    const [{ id }] = (await plan("banner", { kind: "kill" })).body.plans;
    const cancelled = await office.call("DELETE", paths.plan(at(), "banner", id));
    expect(cancelled.body.plans).toMatchObject([{ state: "cancelled", endedBy: "Mira" }]);
    office.clock.advance(7_200_000);
    await office.runJobs();
    expect((await office.read("banner")).body.definition.killed).toBe(false);
    expect((await office.call("DELETE", paths.plan(at(), "banner", id))).status).toBe(409);
  });

  test("that cannot be made any more is refused, and stands in the office", async () => {
    await office.save(rollout("banner", 10));
    const waiting = await office.save(rollout("footer", 10, { prerequisites: [{ n: "banner", ts: ["on"] }] }));
    expect(waiting.status).toBe(200);
    await office.save(rollout("banner", 10), (await office.read("banner")).body.changeNumber);
    await plan("footer", { kind: "start" });
    const { definition } = (await office.read("banner")).body;
    await database.db
      .updateTable("flag_definition")
      .set({ is_archived: true })
      .where("environment_id", "=", at())
      .where("name", "=", definition.name)
      .execute();
    office.clock.advance(7_200_000);
    await office.runJobs();
    expect(await states("footer")).toEqual(["refused"]);
    expect(await versions("footer")).toHaveLength(1);
  });

  test("with wrong sizes, for yesterday or for no flag is refused at once", async () => {
    await office.save(rollout("banner", 10));
    const wrong = await plan("banner", { kind: "sizes", partitions: [{ treatment: "on", size: 90 }] });
    expect([wrong.status, wrong.body.errors[0].detail]).toEqual([422, "The sizes sum to 90; they must sum to 100."]);
    expect((await plan("banner", { kind: "kill" }, "2026-01-12T12:00:00.000Z")).status).toBe(409);
    expect((await plan("nobody", { kind: "kill" })).status).toBe(404);
    expect(await states("banner")).toEqual([]);
  });
});
