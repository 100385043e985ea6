import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

const channels = ["Wandbilder", "Karten"] as const;
const directions = ["Von links", "Von rechts"] as const;

async function choose(office: Page, channel: string, direction: string) {
  await office.getByText(channel, { exact: true }).click();
  await office.getByText(direction, { exact: true }).click();
  await expect(office.getByRole("radio", { name: channel })).toBeChecked();
  await expect(office.getByRole("radio", { name: direction })).toBeChecked();
}

test("every component, in every state, is accessible in both channels and directions of writing", async ({
  page: office,
}) => {
  test.setTimeout(240_000);
  await openOffice(office, "/office/ui", "Bauteile");
  for (const width of [1440, 390]) {
    await office.setViewportSize({ width, height: 900 });
    for (const channel of channels)
      for (const direction of directions) {
        await choose(office, channel, direction);
        await expectAccessible(office);
        // nothing sticks out on either side
        expect(await office.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
  }
});

test("what opens: a menu by keys, an explanation, a dialog, news", async ({ page: office }) => {
  await openOffice(office, "/office/ui", "Bauteile");
  const part = (name: string) => office.getByRole("region", { name, exact: true });
  await part("Menu").getByRole("button", { name: "Material" }).click();
  await expect(office.getByRole("menuitem", { name: "Leinwand" })).toBeVisible();
  await expect(office.getByRole("menuitem", { name: /In diesem Format/ })).toBeDisabled();
  await expectAccessible(office);
  await office.keyboard.press("Escape");
  await expect(part("Menu").getByRole("button", { name: "Material" })).toBeFocused();

  await part("Tooltip").getByRole("button").focus();
  await part("Tooltip").getByRole("button").hover();
  await expect(office.getByText("Dichtes Gewebe").last()).toBeVisible();
  await expectAccessible(office);
  await office.keyboard.press("Escape");

  await part("Dialog").getByRole("button", { name: "Öffnen" }).click();
  await expect(office.getByRole("dialog", { name: "Material" })).toBeVisible();
  await expectAccessible(office);
  await office.keyboard.press("Escape");
  await expect(office.getByRole("dialog")).toHaveCount(0);

  await part("Toast").getByRole("button", { name: "Zurücknehmen" }).click();
  await expect(office.getByRole("button", { name: "Schließen" }).last()).toBeVisible();
  await expectAccessible(office);
});

test("a row turns by a mouse's swipe of 50 pixels that is level, by keys, and the other way round from right to left", async ({
  page: office,
}) => {
  await openOffice(office, "/office/ui", "Bauteile");
  const row = office.getByRole("region", { name: "Material", exact: true });
  const swipe = async (x: number, y: number) => {
    await row.scrollIntoViewIfNeeded();
    const { x: left = 0, y: top = 0, width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    const from = { x: left + width / 2, y: top + height / 2 };
    await office.mouse.move(from.x, from.y);
    await office.mouse.down();
    await office.mouse.move(from.x + x, from.y + y, { steps: 6 });
    await office.mouse.up();
  };
  /** The item at the beginning of the row, once it stands still. */
  const first = () =>
    row.evaluate((section: HTMLElement) => {
      if ("moving" in section.dataset) return "moving";
      const [one, two] = section.querySelectorAll("li");
      const step = Math.abs((two?.offsetLeft ?? 0) - (one?.offsetLeft ?? 0));
      return Math.round(Math.abs(section.scrollLeft) / step);
    });

  await swipe(-49, 0);
  await expect.poll(first).toBe(0);
  await swipe(-60, 30);
  await expect.poll(first).toBe(0);
  await swipe(-60, 10);
  await expect.poll(first).toBe(1);
  await swipe(60, 0);
  await expect.poll(first).toBe(0);
  await row.focus();
  await office.keyboard.press("ArrowRight");
  await expect.poll(first).toBe(1);

  await choose(office, "Karten", "Von rechts");
  await row.focus();
  await office.keyboard.press("Home");
  await expect.poll(first).toBe(0);
  await swipe(60, 0);
  await expect.poll(first).toBe(1);
  await office.keyboard.press("ArrowRight");
  await expect.poll(first).toBe(0);
});
