import { renderToStaticMarkup as html } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Toast, Toasts } from "./toast.tsx";
import { dismissInTime } from "./toast-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saved: Toast = { id: "news", text: "Gespeichert" };
const deleted: Toast = { id: "news", text: "Gelöscht" };
const undoable: Toast = { ...saved, action: { label: "Rückgängig", onSelect: () => {} } };

test("a toast stays six seconds", () => {
  const dismiss = vi.fn();
  dismissInTime(saved, dismiss);
  vi.advanceTimersByTime(5_999);
  expect(dismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(dismiss.mock.calls).toEqual([["news"]]);
});

test("a toast that takes the place of another one stays as long: the time of the first is stopped", () => {
  const dismiss = vi.fn();
  const stop = dismissInTime(saved, dismiss);
  vi.advanceTimersByTime(4_000);
  stop?.();
  dismissInTime(deleted, dismiss);
  vi.advanceTimersByTime(5_999);
  expect(dismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(dismiss).toHaveBeenCalledOnce();
});

test("a toast with a way back stays until it is closed", () => {
  const dismiss = vi.fn();
  expect(dismissInTime(undoable, dismiss)).toBeUndefined();
  vi.advanceTimersByTime(3_600_000);
  expect(dismiss).not.toHaveBeenCalled();
});

test("their place is announced politely and exists before the first one", () => {
  const place = (toasts: readonly Toast[]) =>
    html(<Toasts toasts={toasts} onDismiss={() => {}} dismissLabel="Schließen" />);
  expect(place([])).toBe('<div class="toasts" role="status" aria-live="polite"></div>');
  const shown = place([{ ...undoable, tone: "ok" }]);
  expect(shown).toContain("<span>Gespeichert</span>");
  expect(shown).toContain('<button type="button" class="toast-action">Rückgängig</button>');
  expect(shown).toContain('aria-label="Schließen"');
});
