import { expect, test } from "vitest";
import { folderCircles } from "./folder-circles.ts";

const file = (path: string, ...imports: string[]) => ({ path, imports });

test("folders beside each other that import each other are a circle, over whichever files", () => {
  const files = [
    file("web/shop/cart/cart.tsx", "web/shop/order/price.ts"),
    file("web/shop/order/order.tsx", "web/shop/voucher/field.tsx"),
    file("web/shop/voucher/gift.ts", "web/shop/cart/line/line.ts"),
    file("web/shop/order/price.ts", "core/money.ts"),
  ];
  expect(folderCircles(files)).toEqual([{ within: "web/shop", circle: ["cart", "order", "voucher", "cart"] }]);
});

test("a folder may use what is above it, and what is above may join its folders", () => {
  const files = [
    file("services/orders/service.ts", "services/orders/pay/pay.ts"),
    file("services/orders/pay/pay.ts", "services/orders/contract.ts"),
    file("web/app/root.tsx", "web/frame/use-shop.ts"),
  ];
  expect(folderCircles(files)).toEqual([]);
});

test("tests and fixtures bring no folder into a circle", () => {
  const files = [
    file("platform/jobs/jobs.ts", "platform/database/database.ts"),
    file("platform/database/jobs.db.test.ts", "platform/jobs/jobs.ts"),
  ];
  expect(folderCircles(files)).toEqual([]);
});
