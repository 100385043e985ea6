import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { nextByKey } from "./roving.ts";
import { TabPanel, Tabs } from "./tabs.tsx";

describe("the keys of a row of tabs", () => {
  it("step and wrap at both ends", () => {
    expect(nextByKey("ArrowRight", 0, 3)).toBe(1);
    expect(nextByKey("ArrowRight", 2, 3)).toBe(0);
    expect(nextByKey("ArrowLeft", 0, 3)).toBe(2);
    expect(nextByKey("Home", 2, 3)).toBe(0);
    expect(nextByKey("End", 0, 3)).toBe(2);
  });
  it("point the way that lines go", () => {
    expect(nextByKey("ArrowRight", 1, 3, -1)).toBe(0);
    expect(nextByKey("ArrowLeft", 2, 3, -1)).toBe(0);
    expect(nextByKey("ArrowDown", 0, 3, -1)).toBe(1);
    expect(nextByKey("ArrowUp", 0, 3, -1)).toBe(2);
  });
  it("leave all other keys to the browser", () => {
    for (const key of ["Tab", "Enter", "a", "PageDown"]) expect(nextByKey(key, 1, 3)).toBeUndefined();
  });
});

describe("a row of tabs", () => {
  const row = html(
    <Tabs
      id="ratio"
      label="Seitenverhältnis"
      selected="3:2"
      tabs={[
        { id: "3:2", label: "3:2", count: 12 },
        { id: "4:3", label: "4:3", href: "?ratio=4:3" },
      ]}
    />,
  );
  it("has a name, and one selected tab in the tab order", () => {
    expect(row).toMatch(/role="tablist" aria-label="Seitenverhältnis"/);
    expect(row.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(row.match(/tabindex="0"/g)).toHaveLength(1);
    expect(row.match(/tabindex="-1"/g)).toHaveLength(1);
  });
  it("names its panel, and the panel names the tab", () => {
    const panel = html(
      <TabPanel tabs="ratio" selected="3:2">
        x
      </TabPanel>,
    );
    expect(row).toContain('id="ratio-tab-3:2"');
    expect(row).toContain('aria-controls="ratio-panel"');
    expect(panel).toContain('id="ratio-panel" role="tabpanel" aria-labelledby="ratio-tab-3:2"');
  });
  it("is a link where the selection lives in the address", () => {
    expect(row).toMatch(/<a href="\?ratio=4:3"[^>]*role="tab"/);
  });
});
