import { expect, it, vi } from "vitest";
import { greetLater } from "./console-greeting.ts";

it("the console is greeted once, 5000 ms after the page began, and not where it was left (chrome document, section 9)", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const said = vi.spyOn(console, "info").mockImplementation(() => {});
  const begun = performance.now();
  vi.advanceTimersByTime(1_700 - begun);
  greetLater("de-DE")();
  greetLater("fr-FR");
  greetLater("fr-FR");
  vi.advanceTimersByTime(3_299);
  expect(said).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^Bienvenue dans les coulisses/)]]);
  vi.useRealTimers();
});
