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

test("a file at the head is a folder by itself where it counts, and tests are in no circle", () => {
  const files = [
    file("w/office/page.ts", "w/delivery/story.ts"),
    file("w/delivery/rows.ts", "w/shapes.ts"),
    file("w/delivery/rows.test.ts", "w/office/page.ts"),
    file("x/a/1.ts", "x/b/1.ts"),
    file("x/b/2.ts", "x/a/2.ts"),
  ];
  const back = file("w/shapes.ts", "w/office/shape.ts");
  const circleIn = (within: string, all: typeof files) =>
    folderCircles(all, ["w"]).find((one) => one.within === within)?.circle ?? null;
  expect(circleIn("w", [...files, file("w/shapes.ts")])).toBeNull();
  expect(circleIn("w", [...files, back])).toEqual(["office", "delivery", "shapes.ts", "office"]);
  expect(circleIn("x", files)).toEqual(["a", "b", "a"]);
  expect(folderCircles([...files, back]).map(({ within }) => within)).toEqual(["x"]);
});
