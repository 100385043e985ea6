import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { fileSources } from "../core/image/responsive-image.ts";
import { Picture } from "./picture.tsx";

const room = { src: "/pictures/room.webp", width: 1600, height: 1067, alt: "A room" };

test("a browser finds each format in several widths, the smallest file format first, and the room it will take", () => {
  const files = ["room.webp 1600", "room-480.avif 480", "room-480.webp 480", "room.avif 1600"].map((one) => {
    const [name, width] = one.split(" ");
    return { src: `/pictures/${name}`, width: Number(width) };
  });
  const page = html(<Picture {...room} sources={fileSources(files)} sizes="50vw" focus="50% 40%" colour="#a1b2c3" />);
  expect(page).toContain(
    '<source type="image/avif" srcSet="/pictures/room-480.avif 480w, /pictures/room.avif 1600w" sizes="50vw"/>' +
      '<source type="image/webp" srcSet="/pictures/room-480.webp 480w, /pictures/room.webp 1600w" sizes="50vw"/>' +
      '<img src="/pictures/room.webp" width="1600" height="1067" alt="A room"',
  );
  expect(page).toContain('style="object-position:50% 40%;background:#a1b2c3"');
  expect(page).toContain('loading="lazy" fetchPriority="auto"');
});

test("the first picture of a page is not left until it is near", () => {
  expect(html(<Picture {...room} eager />)).toContain('loading="eager" fetchPriority="high"');
  expect(html(<Picture {...room} />)).not.toContain("<source");
});
