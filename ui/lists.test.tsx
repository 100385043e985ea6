import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Pagination } from "./pagination.tsx";
import { SegmentedControl } from "./segmented-control.tsx";
import { Slider } from "./slider.tsx";
import { Stepper } from "./stepper.tsx";
import { Table } from "./table.tsx";

describe("a breadcrumb", () => {
  const trail = html(
    <Breadcrumb
      label="Brotkrumen"
      crumbs={[
        { text: "Start", href: "/" },
        { text: "Wandbilder", href: "/wandbilder" },
        { text: "Leinwand", href: "/leinwanddruck" },
      ]}
    />,
  );
  it("links to all pages above, and never to this one", () => {
    expect(trail.match(/<a /g)).toHaveLength(2);
    expect(trail).not.toContain("/leinwanddruck");
    expect(trail).toContain('<li aria-current="page">Leinwand</li>');
  });
});

describe("the pages of a list", () => {
  const words = { label: "Seiten", previous: "Zurück", next: "Weiter", page: (page: number) => `Seite ${page}` };
  const pages = (current: number, count: number) =>
    html(<Pagination words={words} current={current} count={count} href={(page) => `?page=${page}`} />);
  it("are links, with the current one marked", () => {
    expect(pages(2, 3)).toMatch(/href="\?page=2"[^>]*aria-label="Seite 2"[^>]*aria-current="page"/);
  });
  it("lead nowhere beyond the ends", () => {
    expect(pages(1, 3)).not.toContain("Zurück");
    expect(pages(3, 3)).not.toContain("Weiter");
    expect(pages(3, 3)).not.toContain("?page=4");
  });
  it("are not shown for one page", () => {
    expect(pages(1, 1)).toBe("");
  });
});

describe("an office table", () => {
  interface Order {
    readonly number: string;
    readonly sum: string;
  }
  const table = html(
    <Table<Order>
      caption="Offene Bestellungen"
      columns={[
        { key: "number", head: "Bestellung", cell: (order) => order.number },
        { key: "sum", head: "Summe", cell: (order) => order.sum, align: "end", phone: "named" },
      ]}
      groups={[
        {
          key: "today",
          title: "Heute",
          rows: [
            { number: "4182", sum: "115,15 €" },
            { number: "4179", sum: "48,85 €" },
          ],
        },
      ]}
      rowKey={(order) => order.number}
      href={(order) => `/office/orders/${order.number}`}
      current="4182"
    />,
  );
  it("says on phones, where there are no heads, what a number is", () => {
    expect(table).toContain('<td data-align="end" data-phone="named" data-head="Summe">115,15 €</td>');
    expect(table.match(/data-head/g)).toHaveLength(2);
  });
  it("has a caption, column heads and group heads", () => {
    expect(table).toContain(">Offene Bestellungen</caption>");
    expect(table.match(/scope="col"/g)).toHaveLength(2);
    expect(table).toContain('<th scope="rowgroup" colSpan="2">Heute</th>');
  });
  it("has one link a row, and marks the row that is open", () => {
    expect(table.match(/<a /g)).toHaveLength(2);
    expect(table).toContain('<a class="table-link" href="/office/orders/4179">4179</a>');
    expect(table.match(/aria-current="true"/g)).toHaveLength(1);
  });
});

describe("a stepper", () => {
  it("at its lower bound says that less is not possible, and stays in the tab order", () => {
    const one = html(
      <Stepper
        label="Stück"
        decreaseLabel="Weniger"
        increaseLabel="Mehr"
        value={1}
        min={1}
        max={99}
        step={1}
        onChange={() => {}}
      />,
    );
    expect(one).toMatch(/aria-label="Weniger"[^>]*aria-disabled="true"/);
    expect(one).not.toMatch(/aria-label="Mehr"[^>]*aria-disabled/);
    expect(one).not.toMatch(/ disabled/);
    expect(one).toMatch(/<input type="number"[^>]*aria-label="Stück"[^>]*value="1"/);
  });
});

it("a slider says its value in words and fills its track up to it", () => {
  const slider = html(
    <Slider label="Passepartout" value={30} min={0} max={80} valueText="30 mm" onChange={() => {}} />,
  );
  expect(slider).toContain('aria-valuetext="30 mm"');
  expect(slider).toContain("--done:37.50%");
});

it("segments are radio buttons of one group, one of them on", () => {
  const segments = html(
    <SegmentedControl
      label="Lage"
      value="portrait"
      onChange={() => {}}
      segments={[
        { value: "portrait", label: "Hoch" },
        { value: "landscape", label: "Quer" },
      ]}
    />,
  );
  expect(segments).toContain('<legend class="visually-hidden">Lage</legend>');
  expect(segments.match(/checked=""/g)).toHaveLength(1);
  expect(new Set(segments.match(/name="[^"]+"/g)).size).toBe(1);
});
