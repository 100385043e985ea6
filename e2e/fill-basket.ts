import { expect, type Page } from "@playwright/test";
import type { TestOutcome } from "../services/payments/contract.ts";

interface Frame {
  readonly frameType?: string;
  /** Millimetres. */
  readonly width?: number;
  readonly height?: number;
  readonly quantity?: number;
}

/** Puts a frame without picture into the visitor's basket: ready-made goods need neither design nor upload. */
export async function putFrame(page: Page, { frameType = oak, width = 600, height = 400, quantity = 1 }: Frame = {}) {
  const configuration = {
    materialType: null,
    format: { width, height },
    frameType,
    matSize: 0,
    matType: "mat-none",
    optionTypes: {},
  };
  const answer = await page.request.post("/web-api/cart/lines", {
    headers: { "x-channel": "poster", "x-locale": "de-DE" },
    data: { kind: "photoframe", configuration, quantity },
  });
  expect(answer.status()).toBe(200);
}

const oak = "holzrahmen-slim-oak-natural";
/** 300 x 400 mm, another product than the standard frame. */
export const blackAluminium: Frame = { frameType: "alurahmen-angular-black", width: 300, height: 400 };

export const orderButton = "Zahlungspflichtig bestellen";

/** Fills in the six fields of the checkout. */
export async function fillInAddress(page: Page): Promise<void> {
  await page.getByLabel("E-Mail").fill("lena@beispiel.de");
  await page.getByLabel("Vorname").fill("Lena");
  await page.getByLabel("Nachname").fill("Muster");
  await page.getByLabel("Straße und Hausnummer").fill("Lindenweg 12");
  await page.getByLabel("PLZ").fill("80331");
  await page.getByLabel("Ort", { exact: true }).fill("München");
}

/** Opens the checkout with a basket of one frame and everything filled in. */
export async function readyToOrder(page: Page): Promise<void> {
  await putFrame(page);
  await page.goto("/checkout");
  await fillInAddress(page);
  await expect(page.getByRole("button", { name: orderButton })).toBeEnabled();
}

/** Orders and goes to the payment page. */
export async function order(page: Page): Promise<void> {
  await page.getByRole("button", { name: orderButton }).click();
  await page.waitForURL(/\/web-api\/payments\/test\//);
}

/** Plays an outcome on the test payment page and comes back to the order. */
export async function pay(page: Page, outcome: TestOutcome): Promise<void> {
  await page.locator(`button[value="${outcome}"]`).click();
  await page.waitForURL(/\/order\//);
}

/**
 * From the basket to the paid order.
 *
 * @param decide what else is chosen at the checkout
 * @returns its number
 */
export async function buyBasket(page: Page, decide = async () => {}): Promise<string> {
  await page.getByRole("link", { name: "Zur Kasse" }).first().click();
  await page.waitForURL(/\/checkout/);
  await fillInAddress(page);
  await decide();
  await order(page);
  await pay(page, "paid");
  const number = /\b1000\d\d\b/;
  const text = await page.getByText(number).first().textContent();
  return number.exec(text ?? "")?.[0] ?? "";
}
