import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { describedPictures } from "./entries.ts";

const studio = import.meta.dirname;
const pictures = await describedPictures();
const names = pictures.map(({ name }) => name);
const faces = [
  ...readFileSync(join(studio, "faces/faces.html"), "utf8").matchAll(/class="face[^"]*" id="([^"]+)"/g),
].map((found) => found[1]);

/** What Blender reads of the entries: the scene and the pictures it shows. */
const drawn = z.object({ scene: z.string(), inputs: z.record(z.string(), z.string()).default({}) });
const drawings = readdirSync(join(studio, "pictures")).flatMap((file) =>
  Object.entries(z.record(z.string(), drawn).parse(JSON.parse(readFileSync(join(studio, "pictures", file), "utf8")))),
);

it("no two pictures share a name", () => {
  expect(new Set(names).size).toBe(names.length);
  expect(drawings.map(([name]) => name).sort()).toEqual([...names].sort());
});

it.each(drawings)("%s has a scene that takes the pictures it is given", (_name, { scene, inputs }) => {
  const [module = "", name] = scene.split(":");
  const source = readFileSync(join(studio, `${module.replaceAll(".", "/")}.py`), "utf8");
  const head = new RegExp(`^def ${name}\\((.*)\\):$`, "m").exec(source)?.[1];
  const taken = head?.split(", ").filter((one) => one !== "" && !one.includes("="));
  expect(taken?.sort()).toEqual(Object.keys(inputs).sort());
});

it.each(drawings)("%s shows pictures that are described, or printed faces", (_name, { inputs }) => {
  for (const shown of Object.values(inputs)) expect([...names, ...faces]).toContain(shown);
});

it("the customers' photos spread over a year, and some are hard to print", () => {
  const photos = pictures.flatMap(({ photo, width, height }) => (photo ? [{ ...photo, width, height }] : []));
  expect(photos.length).toBeGreaterThanOrEqual(28);
  const days = photos.map(({ takenAt }) => takenAt.slice(0, 10)).sort();
  expect([days[0], days.at(-1)]).toEqual(["2025-10-26", "2026-09-12"]);
  expect(new Set(photos.map(({ orientation }) => orientation))).toEqual(new Set([undefined, 3, 6, 8]));
  expect(photos.filter(({ profile }) => profile === "p3")).toHaveLength(1);
  expect(photos.filter(({ width, height }) => width * height < 500_000)).toHaveLength(1);
});
