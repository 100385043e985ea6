import type { Page } from "@playwright/test";

/** Sum of all shifts that nobody asked for (CLS), counted from the start of the page, to two digits as everybody reads it. */
export const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const one of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!one.hadRecentInput) sum += one.value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(Math.round(sum * 100) / 100), 0));
      }),
  );
