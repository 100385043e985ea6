import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { StatusChip } from "./chip.tsx";
import { Dialog } from "./dialog.tsx";
import { Disclosure } from "./disclosure.tsx";
import { Icon } from "./icon.tsx";
import { Notice } from "./notice.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { QualityBadge } from "./quality-badge.tsx";
import { Loading, Skeleton } from "./skeleton.tsx";

it.each(["plain", "ok", "info", "warn", "bad"] as const)(
  "a status says %s by icon and words, not by colour alone",
  (tone) => {
    expect(html(<StatusChip tone={tone}>Datei prüfen</StatusChip>)).toMatch(/<svg.*<path.*Datei prüfen/);
  },
);

describe("a notice", () => {
  it("is silent when it was there from the start", () => {
    expect(html(<Notice tone="warn">Nah am Rand</Notice>)).not.toContain("role=");
  });
  it("interrupts only for what stops the work", () => {
    expect(html(<Notice tone="ok" announce="polite" />)).toContain('role="status"');
    expect(html(<Notice tone="bad" announce="assertive" />)).toContain('role="alert"');
  });
});

it("warns with its sign of a photo that is too small, not of one that is sharp from the usual distance", () => {
  const sign = (level: "good" | "fair" | "poor") =>
    /<svg.*<\/svg>/.exec(html(<QualityBadge level={level} verdict="x" />))?.[0];
  const [warning, info] = [html(<Icon name="warning" />), html(<Icon name="info" />)];
  expect(warning).not.toBe(info);
  expect(sign("poor")).toBe(warning);
  expect(sign("fair")).toBe(info);
  expect(sign("good")).toBe(html(<Icon name="check" />));
});

it("skeletons are silent, the place they hold says that it loads", () => {
  const loading = html(
    <Loading label="Preise werden geladen">
      <Skeleton ratio="4 / 3" />
      <Skeleton width="8rem" />
    </Loading>,
  );
  expect(loading).toContain('aria-busy="true"');
  expect(loading).toMatch(/role="status">Preise werden geladen</);
  expect(loading.match(/class="skeleton[^"]*"[^>]*aria-hidden="true"/g)).toHaveLength(2);
});

describe("a progress bar", () => {
  it("shows how much is done, with its label", () => {
    expect(html(<ProgressBar label="Fotos" value={3} max={12} detail="3 von 12" />)).toMatch(
      /<label for="([^"]+)">Fotos<\/label>.*<progress id="\1" max="12" value="3">/,
    );
  });
  it("does not invent a figure while none is known", () => {
    expect(html(<ProgressBar label="Fotos" />)).not.toContain("value=");
  });
});

it("a closed dialog holds nothing", () => {
  const closed = html(
    <Dialog open={false} onClose={() => {}} title="Alle Formate" closeLabel="Schließen">
      Inhalt
    </Dialog>,
  );
  expect(closed).toMatch(/^<dialog class="dialog" aria-labelledby="[^"]+"><\/dialog>$/);
});

it("of disclosures with one name at most one is open", () => {
  expect(
    html(
      <Disclosure title="Keilrahmen" value="25 mm" name="options" open>
        x
      </Disclosure>,
    ),
  ).toMatch(/^<details[^>]*name="options" open=""|^<details[^>]*open="" name="options"/);
});
