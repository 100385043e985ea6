import { expect, test } from "vitest";
import type { Upload, UploadState } from "../uploads/upload.ts";
import { isAtRisk } from "./at-risk.ts";
import { startAnew } from "./reconcile.ts";
import { DESIGN, testHouse } from "./test-house.ts";

const saved = startAnew(DESIGN, testHouse());
const changed = { ...saved, pending: [{ operation: { type: "setTitle" as const, title: "Strand" }, gesture: null }] };
const upload = (step: UploadState["step"]): Upload =>
  ({ photo: "a", group: DESIGN, name: "a.jpg", bytes: 9, sent: 0, state: { step } }) as Upload;

test("changes that neither the server nor this browser has are lost with the tab", () => {
  expect(isAtRisk({ kept: changed, keptOnDevice: false }, [])).toBe(true);
  expect(isAtRisk({ kept: saved, keptOnDevice: false }, [])).toBe(false);
});

test("what the device keeps is not", () => {
  expect(isAtRisk({ kept: changed, keptOnDevice: true }, [upload("sending")])).toBe(false);
});

test("a photo is, until its last byte has arrived", () => {
  const atRisk = (["queued", "sending", "waiting", "checking", "ready", "failed", "rejected"] as const).filter((step) =>
    isAtRisk({ kept: saved, keptOnDevice: false }, [upload(step)]),
  );
  expect(atRisk).toEqual(["queued", "sending", "waiting"]);
});
