import { expect, test, vi } from "vitest";
import { type ImageProvider, imageAddress, providerOf, sizeInAddress } from "./image-address.ts";
import { checkImageOptions, type ImageOptions } from "./image-options.ts";
import { type ImagePreset, imagePreset, isSocialImage, socialImage } from "./image-presets.ts";
import { breakpoints, imageScreens, responsiveImage } from "./responsive-image.ts";

const room = "/f/1000/800x600/ab12cd34ef/room.jpg";

test.each<[ImageOptions, string]>([
  [{}, "/m/filters:quality(85)"],
  [{ width: 400 }, "/m/400x0/filters:quality(85)"],
  [{ width: 400.4, height: 300, quality: 0 }, "/m/400x300/filters:quality(0)"],
  [{ width: 0.2 }, "/m/1x0/filters:quality(85)"],
  [{ width: 400, height: 300, smart: true, format: "avif" }, "/m/400x300/smart/filters:format(avif):quality(85)"],
  [{ width: 400, height: 300, fitIn: true, fill: "CC0000" }, "/m/fit-in/400x300/filters:quality(85):fill(CC0000)"],
  [{ width: 9, height: 9, focal: "1x2:3x4" }, "/m/9x9/filters:quality(85):focal(1x2:3x4)"],
  [
    { blur: 100, brightness: -100, rotate: 270, grayscale: true },
    "/m/filters:quality(85):blur(100):brightness(-100):rotate(270):grayscale()",
  ],
])("an asset's address with %j", (options, expected) => {
  expect(imageAddress(room, options)).toBe(room + expected);
});

test("pictures break where the shop's devices do (core document, section 9; chrome document, section 9)", () => {
  expect(breakpoints).toEqual({ mobile: 480, largeMobile: 576, tablet: 768, desktop: 1024 });
  expect(imageScreens).toEqual({
    xxs: 319,
    xs: 479,
    sm: 575,
    md: 767,
    lg: 899,
    xl: 1023,
    xxl: 1299,
    "2xl": 1536,
    xxxl: 1599,
  });
});

test("what is no asset is shown as it is", () => {
  expect(imageAddress("/pictures/room.webp", { width: 400 })).toBe("/pictures/room.webp");
  expect(providerOf("https://a.storyblok.com/f/606/e5990a3595/file.jpg")).toBe("content");
  expect(providerOf("/f/1000/../../secret")).toBe("file");
});

test("the original's size is read from the address, and is zero where it does not stand there", () => {
  expect(sizeInAddress(room)).toEqual({ width: 800, height: 600 });
  expect(sizeInAddress("https://shop.example/f/1/10x20/a/b.png")).toEqual({ width: 10, height: 20 });
  expect(sizeInAddress("/f/1000/ab12cd34ef/room.jpg")).toEqual({ width: 0, height: 0 });
  expect(sizeInAddress("/pictures/room.webp")).toEqual({ width: 0, height: 0 });
});

test.each([
  [{ width: 0 }, "image option width must be a number above 0, not 0"],
  [{ height: -1 }, "image option height must be a number above 0, not -1"],
  [{ width: Number.NaN }, "image option width must be a number above 0, not NaN"],
  [{ blur: 100.5 }, "image option blur must be a number from 0 to 100, not 100.5"],
  [{ quality: 101 }, "image option quality must be a number from 0 to 100, not 101"],
  [{ quality: -1 }, "image option quality must be a number from 0 to 100, not -1"],
  [{ brightness: -101 }, "image option brightness must be a number from -100 to 100, not -101"],
  [{ rotate: 45 }, "image option rotate must be one of 0, 90, 180, 270, not 45"],
  [{ format: "gif" }, "image option format must be one of webp, png, jpeg, avif, not gif"],
  [{ loading: "later" }, "image option loading must be lazy or eager, not later"],
  [{ fill: "red" }, "image option fill must be six hex digits or transparent, not red"],
  [{ colour: "red" }, "image option colour does not exist"],
])("%j is left out with a warning", (options, warning) => {
  expect(checkImageOptions(options as ImageOptions)).toEqual({ options: {}, warnings: [warning] });
  const warnings: string[] = [];
  const address = imageAddress(room, options as ImageOptions, { warn: (text) => warnings.push(text) });
  expect(address).toBe(`${room}/m/filters:quality(85)`);
  expect(warnings).toEqual([warning]);
  // Where nobody listens the console says so.
  const console = vi.spyOn(globalThis.console, "warn").mockImplementation(() => {});
  imageAddress(room, options as ImageOptions);
  expect(console).toHaveBeenCalledExactlyOnceWith(warning);
  console.mockRestore();
});

test("values at their limits are kept without a word", () => {
  const options: ImageOptions = {
    width: 1,
    height: 1,
    blur: 0,
    quality: 100,
    brightness: 100,
    rotate: 0,
    fill: "transparent",
  };
  expect(checkImageOptions(options)).toEqual({ options, warnings: [] });
});

test("an unknown provider or preset is a mistake in the program", () => {
  expect(() => imageAddress(room, {}, { provider: "cloud" as ImageProvider })).toThrow("unknown image provider: cloud");
  expect(() => imageAddress(room, {}, { provider: "toString" as ImageProvider })).toThrow("unknown image provider");
  expect(() => imagePreset("hero" as ImagePreset)).toThrow("unknown image preset: hero");
});

test("social media get 1200 x 627 as JPEG around the focus", () => {
  expect(socialImage(room)).toBe(`${room}/m/1200x627/smart/filters:format(jpeg):quality(85)`);
  expect(socialImage("/social/poster.jpg")).toBe("/social/poster.jpg");
  const own = "/pictures/room-hero.webp/m/1200x627/filters:format(jpeg):quality(85):focal(640x400:641x401)";
  expect(socialImage("/pictures/room-hero.webp", "640x400:641x401")).toBe(own);
  // Cut once, whoever asks again.
  expect(socialImage(own)).toBe(own);
  expect([own, "/social/poster.jpg", "/pictures/room-hero.webp"].map(isSocialImage)).toEqual([true, true, false]);
});

test("flyouts have the widths of the specification", () => {
  expect(imagePreset("flyout-photobook-subline")).toEqual({ width: 73, format: "webp" });
  expect(imagePreset("flyout-frame-colors").width).toBe(48);
});

test("a picture that fills phones and half of desktops is offered at the screens' widths and twice that", () => {
  const { sources, sizes, src, ...size } = responsiveImage(room, { xs: "100vw", xl: "50vw" }, { aspect: 4 / 3 });
  expect(size).toEqual({ width: 800, height: 600 });
  expect(sizes).toBe("(max-width: 479px) 100vw, 50vw");
  expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  const webp = sources[1]?.srcSet.split(", ") ?? [];
  // 479, 958 and 1023 / 2, 1023; none wider than the original's 800
  expect(webp.map((one) => one.split(" ")[1])).toEqual(["479w", "512w", "800w"]);
  expect(webp[0]).toBe(`${room}/m/479x359/filters:format(webp):quality(85) 479w`);
  expect(src).toBe(`${room}/m/800x600/filters:format(webp):quality(85)`);
});

test("a picture of fixed width is offered at densities 1 and 2", () => {
  const { sources, sizes } = responsiveImage(room, { xxs: "130px" }, { format: "webp" });
  expect(sizes).toBe("130px");
  expect(sources).toEqual([
    {
      type: "image/webp",
      srcSet: `${room}/m/130x0/filters:format(webp):quality(85) 130w, ${room}/m/260x0/filters:format(webp):quality(85) 260w`,
    },
  ]);
});

test("a picture of unknown size takes a square place until it has come", () => {
  expect(responsiveImage("/f/1/ab/a.png", { xxs: "130px" })).toMatchObject({ width: 260, height: 260 });
  expect(responsiveImage(room, { xxs: "130px" })).toMatchObject({ width: 260, height: 195 });
});
