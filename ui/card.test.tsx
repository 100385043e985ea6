import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Card } from "./card.tsx";

const drawn = (level?: "h2") => renderToStaticMarkup(<Card href="/a" picture={null} name="Poster" level={level} />);

it("has its name one level below the heading that the list stands under", () => {
  expect(drawn()).toContain("<h3>Poster</h3>");
  expect(drawn("h2")).toContain("<h2>Poster</h2>");
});
