import { expect, test } from "vitest";
import { type JudgedFile, lineState, newestOf } from "./line-state.ts";

const wanted = [
  { role: "cover", partner: "press" },
  { role: "block", partner: "press" },
];
const file = (role: string | null, verdict: JudgedFile["verdict"] = "checked", more: Partial<JudgedFile> = {}) => {
  const reason = verdict === "checked" ? null : role === null ? "design-missing" : "preflight-failed";
  return { role, verdict, reason, partner: role && "press", sceneHash: "h", ...more } as const;
};
const stateOf = (...newestFirst: JudgedFile[]) => lineState(wanted, newestFirst, "h").state;

test("a line is good to print when the newest file of every role is", () => {
  expect(stateOf()).toBe("waiting");
  expect(stateOf(file("cover"))).toBe("waiting");
  expect(stateOf(file("cover"), file("cover"))).toBe("waiting");
  expect(lineState(wanted, [file("block"), file("cover")], "h")).toEqual({
    state: "checked",
    files: [file("cover"), file("block")],
  });
  expect(stateOf(file("block", "approved"), file("cover"))).toBe("checked");
  expect(stateOf(file("block"), file("cover"), file("block", "stopped"))).toBe("checked");
});

test("one refused file stops the line, whatever the others are", () => {
  expect(lineState(wanted, [file("block", "stopped"), file("cover")], "h")).toEqual({
    state: "stopped",
    note: "preflight-failed",
  });
  expect(stateOf(file("cover", "approved"), file("block", "stopped"))).toBe("stopped");
  expect(stateOf(file("cover", "stopped"))).toBe("stopped");
  expect(stateOf(file("block", "stopped"), file("block"), file("cover"))).toBe("stopped");
});

test("files of roles that are no longer wanted neither stop a line nor complete it", () => {
  expect(stateOf(file("front", "stopped"), file("block"), file("cover"))).toBe("checked");
  expect(stateOf(file("front"), file("cover"))).toBe("waiting");
});

test("files of another picture, or for another print house, do not count", () => {
  expect(stateOf(file("block", "checked", { sceneHash: "other" }), file("cover"))).toBe("waiting");
  expect(stateOf(file("block", "checked", { partner: "elsewhere" }), file("cover"))).toBe("waiting");
});

test("when nothing of a line could be made, what was made before counts no longer", () => {
  const nothing = file(null, "stopped");
  expect(lineState(wanted, [nothing, file("block"), file("cover")], "h")).toEqual({
    state: "stopped",
    note: "design-missing",
  });
  expect(stateOf(file("block"), nothing, file("cover"))).toBe("waiting");
  expect(stateOf(file("cover"), file("block"), nothing)).toBe("checked");
  expect(newestOf("cover", [file("block"), nothing, file("cover")])).toBeNull();
});
