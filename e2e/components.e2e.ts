import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";
import { expect, test } from "./test.ts";

test("every component, in every state, is accessible in either channel and direction of writing", async ({
  page: office,
}) => {
  test.setTimeout(180_000);
  await openOffice(office, "/office/ui", "Bauteile");
  for (const [channel, direction] of [
    ["Wandbilder", "Von links"],
    ["Karten", "Von rechts"],
  ] as const) {
    await office.getByText(channel, { exact: true }).click();
    await office.getByText(direction, { exact: true }).click();
    await expect(office.getByRole("radio", { name: direction })).toBeChecked();
    await expectAccessible(office);
    // nothing sticks out on either side
    expect(await office.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await office.setViewportSize({ width: 390, height: 844 });
  expect(await office.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
