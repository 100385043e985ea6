/** Rooms and what each may import besides itself; the same table stands in docs/architecture.md. */
export const rooms: Readonly<Record<string, readonly string[] | "everything">> = {
  core: [],
  platform: ["core"],
  ui: ["core"],
  design: ["core"],
  products: ["design", "core"],
  print: ["products", "design", "core"],
  services: ["print", "products", "design", "platform", "core"],
  web: ["ui", "products", "design", "core"],
  server: "everything",
  demo: "everything",
  studio: ["core"],
  scripts: "everything",
  e2e: "everything",
  bench: "everything",
};

/** Rooms that run in a browser as well as on a server, and so use nothing of Node. */
const anywhere: readonly string[] = ["core", "ui", "design", "products"];

/**
 * Judges one import.
 *
 * @param from file that imports, from the project's root: `services/orders/service.ts`
 * @param to imported file from the project's root, or `node:` and a module of Node
 * @returns why it is forbidden, or null
 */
export function forbidden(from: string, to: string): string | null {
  const room = roomOf(from);
  if (to.startsWith("node:")) {
    return anywhere.includes(room) && !isTest(from) ? `${room} runs anywhere and uses nothing of Node` : null;
  }
  const may = rooms[room] ?? "everything";
  const other = roomOf(to);
  if (room === other) return withinRoom(room, from, to);
  if (may === "everything" || may.includes(other) || isException(from, to)) return null;
  return `${room} may import ${may.length === 0 ? "no other room" : may.join(", ")}`;
}

const roomOf = (file: string) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : "");
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function isException(from: string, to: string): boolean {
  if (isTest(from) && roomOf(to) === "demo") return true; // the demo's price lists are good examples
  if (/^products\/[^/]+\/(panel(\.tsx$|\/)|page\/.*\.tsx$)/.test(from)) return roomOf(to) === "ui";
  return roomOf(from) === "web" && /^services\/[^/]+\/contract\.ts$/.test(to);
}

/** What several kinds are made of, and no kind itself. */
const shared: ReadonlySet<string> = new Set(["pile", "autofill"]);

function withinRoom(room: string, from: string, to: string): string | null {
  const [own, other] = [folderOf(from), folderOf(to)];
  if (own === other || own === null || other === null) return null;
  if (room === "products") return shared.has(other) ? null : "a product kind knows no other kind";
  if (room === "web") return upwards(own, other);
  if (room === "services" && !/\/(contract|service)\.ts$/.test(to)) {
    return "of another service only contract.ts and service.ts may be imported";
  }
  return null;
}

/** Layers of `web`, from the ground up; those of one line stand beside each other. */
export const webLayers: readonly (readonly string[])[] = [
  ["words"],
  ["browser"],
  ["reading", "scene"],
  ["frame"],
  ["content"],
  ["designer", "shop", "office"],
  ["app"],
];

function upwards(own: string, other: string): string | null {
  const layer = (folder: string) => webLayers.findIndex((one) => one.includes(folder));
  if (layer(own) === -1 || layer(other) === -1) return "web has no such layer";
  return layer(other) < layer(own) ? null : `within web, ${own} is not above ${other}`;
}

/** The folder of a service or product kind; null for a file that lies beside these folders. */
function folderOf(file: string): string | null {
  const parts = file.split("/");
  return parts.length > 2 ? (parts[1] ?? null) : null;
}
