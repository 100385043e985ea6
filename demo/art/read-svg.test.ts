import { describe, expect, it } from "vitest";
import { boxOfPath, readSvg } from "./read-svg.ts";

describe("the reader of drawings", () => {
  it("reads elements, attributes and what is inside", () => {
    const path = { name: "path", attributes: { d: "M0 0z" }, children: [] };
    expect(readSvg('<svg viewBox="0 0 1 1">\n<g fill="#fff"><path d="M0 0z"/></g>\n</svg>\n')).toEqual({
      name: "svg",
      attributes: { viewBox: "0 0 1 1" },
      children: [{ name: "g", attributes: { fill: "#fff" }, children: [path] }],
    });
  });
  it.each([
    "<svg>",
    "<svg></g>",
    "<svg/><svg/>",
    "</svg>",
    "<svg>words</svg>",
    "<!-- hidden --><svg/>",
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
    '<svg a="&a;"/>',
    '<svg a="1" a="2"/>',
    "<svg><![CDATA[x]]></svg>",
  ])("refuses %j", (text) => {
    expect(() => readSvg(text)).toThrow();
  });
});

describe("the box around a path", () => {
  it("holds lines and the belly of curves", () => {
    expect(boxOfPath("M10 10l5-5l-20 0z")).toEqual({ left: -5, top: 5, right: 15, bottom: 10 });
    expect(boxOfPath("M0 0c0 8 8 8 8 0z")).toEqual({ left: 0, top: 0, right: 8, bottom: 6 });
  });
  it.each(["M0 0l5 5", "M0 0h5z", "M0 0l5z", "l5 5z", "M0 0l5 5zM1 1l2 2", "M0 0l1 1 2 2z"])(
    "cannot be told of %j",
    (data) => {
      expect(() => boxOfPath(data)).toThrow();
    },
  );
});
