import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { IconsPage } from "./icons-page.tsx";

test("the sheet of icons is also a sprite", () => {
  expect(renderToStaticMarkup(<IconsPage />)).toMatch(/<symbol id="icon-truck" viewBox="0 0 24 24"><path/);
});
