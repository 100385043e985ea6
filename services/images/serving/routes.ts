import { Readable } from "node:stream";
import { z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { type ImageFormat, imageFormats } from "../../../core/image/image-options.ts";
import { namesTag } from "../../../platform/http/entity-tag.ts";
import { localeOf, problem, problems } from "../../../platform/http/problem.ts";
import { withinLimit } from "../../../platform/http/rate-limit.ts";
import { createRouter, type Router } from "../../../platform/http/router.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import { logEvent } from "../../../platform/log/events.ts";
import { assetsPath } from "../contract.ts";
import { readBox } from "../grammar/box.ts";
import { formatOf } from "../grammar/plan.ts";
import { readTransformation } from "../grammar/read-transformation.ts";
import type { Transformation } from "../grammar/transformation.ts";
import type { Asset } from "../ports.ts";
import { imageProblem } from "../problem-words.ts";
import type { Images } from "../service.ts";
import type { PictureProblem } from "../transform/pictures.ts";
import { nameOf, type Wanted } from "../transform/results.ts";
import { readAssetAddress, readShownAddress } from "./asset-address.ts";
import type { ShownPicture } from "./shown-pictures.ts";

export interface ImagesRoutesOptions {
  readonly images: Images;
  /** Only new transformations count: requests for a million sizes are stopped, visitors of pages are not. */
  readonly limitPictures: MiddlewareHandler<AppEnv>;
}

type Ask = Context<AppEnv>;

const forYears = "public, max-age=31536000, immutable";
/** The asset's focus may be moved. */
const forAnHour = "public, max-age=3600";
const drawing = "image/svg+xml";

/** Stored assets, and their transformations by `/m/...`. */
export function imagesRoutes({ images, limitPictures }: ImagesRoutesOptions): Router {
  const app = createRouter();
  app.openAPIRegistry.registerPath(description);

  app.get(`${assetsPath}/:path{.+}`, async (c) => {
    const address = readAssetAddress(rawPath(c));
    const asset = address && (await images.find(address.asset));
    if (!asset) return notFound(c);
    if (address.operations === null || asset.contentType === drawing) return original(c, asset);
    const wish = readTransformation(address.operations);
    if (!wish.ok) return wrong(c, wish.error);
    return picture(c, asset, wish.value);
  });

  app.openAPIRegistry.registerPath(shownDescription);
  app.get("/pictures/:name/m/:operations{.+}", async (c) => {
    const address = readShownAddress(rawPath(c));
    const shown = address && (await images.shown(address.name));
    if (!shown) return notFound(c);
    const wish = readTransformation(address.operations);
    return wish.ok ? picture(c, shown, wish.value) : wrong(c, wish.error);
  });

  async function original(c: Ask, { sha256, contentType }: Asset) {
    const headers = { ...harmless, "content-type": contentType, etag: `"${sha256}"`, "cache-control": forYears };
    // A drawing may have scripts, which run nowhere but in a document of its own.
    const all = contentType === drawing ? { ...headers, "content-disposition": "attachment" } : headers;
    if (namesTag(c.req.header("if-none-match"), all.etag)) return c.body(null, 304, all);
    const opened = await images.open(sha256);
    if (!opened.ok) return opened.error === "not-found" ? notFound(c) : unavailable(c);
    const { stream, bytes } = opened.value;
    return c.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>, 200, {
      ...all,
      "content-length": String(bytes),
    });
  }

  async function picture(c: Ask, asset: Asset | ShownPicture, wish: Transformation) {
    const takesWebp = /(^|[\s,])image\/webp(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(c.req.header("accept") ?? "");
    const format = formatOf(wish.filters, storedFormat(asset), takesWebp);
    if (!format.ok) return wrong(c, format.error);
    const usesFocus = wish.smart && wish.focal === null;
    const focus = usesFocus && asset.focus ? readBox(asset.focus) : null;
    const wanted: Wanted = {
      sha256: asset.sha256,
      wish: focus && focus !== "empty" ? { ...wish, focal: focus } : wish,
      format: format.value,
      ...("path" in asset && { path: asset.path }),
    };
    const name = nameOf(wanted);
    const headers = {
      ...harmless,
      "content-type": `image/${format.value}`,
      etag: `"${name}"`,
      "cache-control": usesFocus ? forAnHour : forYears,
      ...(wish.filters.format === null && { vary: "accept" }),
    };
    if (namesTag(c.req.header("if-none-match"), headers.etag)) return c.body(null, 304, headers);
    const send = (content: Uint8Array) => {
      const length = { "content-length": String(content.byteLength) };
      return c.body(content as Uint8Array<ArrayBuffer>, 200, { ...headers, ...length });
    };
    const kept = await images.results.kept(name);
    if (kept) return send(kept);
    const make = async () => {
      const made = await images.results.make(name, wanted);
      return made.ok ? send(made.value) : refuse(c, made.error);
    };
    if (images.results.isUnderWay(name)) return make();
    return withinLimit(c, limitPictures, make);
  }

  return app;
}

/** As it was written: what a framework decodes could hide a way up. */
const rawPath = (c: Ask): string => new URL(c.req.url).pathname;

const storedFormat = ({ contentType }: Asset): ImageFormat =>
  imageFormats.find((format) => contentType === `image/${format}`) ?? "jpeg";

/** Assets are for everyone, also on pages of other hosts; whatever is in them runs nothing. */
const harmless = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
  "x-content-type-options": "nosniff",
} as const;

const notFound = (c: Ask) =>
  problem(c, { status: 404, kind: "asset-not-found", title: imageProblem("asset-not-found", localeOf(c)) });
const unavailable = (c: Ask) =>
  problem(c, { status: 503, kind: "unavailable", title: imageProblem("files-unavailable", localeOf(c)) });

/** Some page writes such addresses: operators hear of it by the event's name. */
function wrong(c: Ask, sentence: string) {
  logEvent(c.var.log, "nuxt-image-error", { path: rawPath(c), reason: sentence });
  return problem(c, {
    status: 400,
    kind: "invalid-request",
    title: imageProblem("picture-wrong", localeOf(c)),
    errors: [{ in: "path", pointer: "/operations", detail: sentence }],
  });
}

function refuse(c: Ask, refusal: PictureProblem): Response {
  switch (refusal.kind) {
    case "no-such-part":
      return wrong(c, refusal.sentence);
    case "busy":
      c.header("retry-after", "5");
      return problem(c, { status: 503, kind: "busy", title: imageProblem("pictures-busy", localeOf(c)) });
    case "unavailable":
      return unavailable(c);
    case "not-found":
      return notFound(c);
    default:
      logEvent(c.var.log, "nuxt-image-error", { path: rawPath(c), problem: refusal });
      return problem(c, { status: 422, kind: "picture-failed", title: imageProblem("picture-failed", localeOf(c)) });
  }
}

const binary = z.string().openapi({ format: "binary" });
const description = {
  method: "get",
  path: `${assetsPath}/{path}`,
  summary: "An asset as stored, or transformed as requested after `/m/`",
  request: {
    params: z.object({
      path: z.string().openapi({
        description:
          "SPACE/[WxH/]HASH/NAME, then /m/[fit-in/][-]WxH[/X1xY1:X2xY2][/smart][/filters:name(value):name(value)]",
        example: "1000/800x600/5f3a9c01de/room.jpg/m/fit-in/400x300/filters:format(webp):quality(80)",
      }),
    }),
  },
  responses: {
    200: {
      description: "The picture",
      content: Object.fromEntries(imageFormats.map((format) => [`image/${format}`, { schema: binary }])),
    },
    304: { description: "Unchanged" },
    default: problems,
  },
} as const;

const shownDescription = {
  ...description,
  path: "/pictures/{name}/m/{operations}",
  summary: "A picture of the shop's own pages, transformed as requested after `/m/`",
  request: {
    params: z.object({
      name: z.string().openapi({ example: "room-hero.webp" }),
      operations: z.string().openapi({ example: "1200x627/filters:format(jpeg):quality(85):focal(640x400:641x401)" }),
    }),
  },
} as const;
