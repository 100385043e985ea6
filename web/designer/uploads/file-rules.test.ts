import { describe, expect, test } from "vitest";
import { MAX_FILE_BYTES, refusalOf } from "./file-rules.ts";

describe("files the browser already knows to be wrong", () => {
  test.each([
    ["an empty file", { size: 0, type: "image/jpeg" }, "empty"],
    ["one byte too many", { size: MAX_FILE_BYTES + 1, type: "image/jpeg" }, "too-many-bytes"],
    ["a drawing that may carry scripts", { size: 10, type: "image/svg+xml" }, "unsupported-type"],
    ["a web page", { size: 10, type: "text/html" }, "not-an-image"],
    ["a film", { size: 10, type: "video/mp4" }, "not-an-image"],
  ])("%s", (_, file, reason) => {
    expect(refusalOf(file)).toBe(reason);
  });

  test.each([
    ["the largest file allowed", { size: MAX_FILE_BYTES, type: "image/jpeg" }],
    ["a phone's HEIC, whose type the system does not know", { size: 10, type: "" }],
    ["a TIFF", { size: 10, type: "image/tiff" }],
  ])("%s is sent", (_, file) => {
    expect(refusalOf(file)).toBeNull();
  });
});
