import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { languages } from "../../core/locale.ts";
import type { Database } from "../../platform/database/database.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { type ContentFixture, contentFixture } from "../../services/content/content.fixture.ts";
import {
  createSpace,
  exportFolder,
  exportSpace,
  importFolder,
  importSpace,
  type NewSpace,
} from "../../services/content/service.ts";
import { componentLines, spaceFolder } from "./space.ts";
import { stories, terms } from "./stories.fixture.ts";

/** A content service over a database of its own, with one empty space. */
async function emptyService() {
  const database = await migratedTestDatabase();
  const service = await contentFixture(database);
  afterAll(() => service.close());
  return { database, service, space: await createSpace(database.db, { name: "Passepartout" }) };
}

const [here, there] = [await emptyService(), await emptyService()];

async function* from(lines: readonly string[]) {
  yield* lines;
}

async function exported({ db }: Database, { id }: NewSpace): Promise<string[]> {
  let text = "";
  await exportSpace(db, id, async (lines) => {
    text += lines;
  });
  return text.trimEnd().split("\n");
}

beforeAll(async () => {
  const first = await importFolder(here.database.db, here.space.id, spaceFolder, { added: componentLines });
  const again = await importSpace(there.database.db, there.space.id, from(await exported(here.database, here.space)));
  expect([first.ok, again.ok]).toEqual([true, true]);
});

/** Every story as the official client gets it, with links and everything they refer to; without the number of the edition. */
async function read({ service, space }: { service: ContentFixture; space: NewSpace }, query: object) {
  const client = service.client(space.tokens.preview);
  const relations = { resolve_links: "url", resolve_relations: "glossary.terms,related.pages" } as const;
  return client.getAll("cdn/stories", { ...relations, ...query, sort_by: "full_slug:asc", per_page: 50 });
}

test("an export of a fresh demo writes the very files of the demo", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "space-")), "space");
  onTestFinished(() => rmSync(dirname(folder), { recursive: true }));
  const without = ["component", "component_group"] as const;
  expect(await exportFolder(here.database.db, here.space.id, folder, { without })).toEqual({ ok: true, value: null });
  const files = (root: string) => globSync("**/*.json", { cwd: root }).toSorted();
  expect(files(folder)).toEqual(files(spaceFolder));
  for (const file of files(folder)) {
    expect(readFileSync(join(folder, file), "utf8"), file).toBe(readFileSync(join(spaceFolder, file), "utf8"));
  }
});

test.each(languages)(
  "the demo's content, exported and imported into an empty space, answers the same in %s",
  async (language) => {
    for (const version of ["published", "draft"] as const) {
      const query = { version, ...(language !== "de" && { language }) };
      const [mine, theirs] = await Promise.all([read(here, query), read(there, query)]);
      expect(theirs).toEqual(mine);
      // Drafts that were never published, and the settings of all pages.
      expect(mine).toHaveLength(stories.length + terms.length + 2 - (version === "published" ? 2 : 0));
    }
  },
);

test("release, datasource and links are the same, too", async () => {
  for (const path of ["cdn/links", "cdn/datasources", "cdn/datasource_entries"]) {
    const query = { version: "draft", datasource: "materials", dimension: "fr", per_page: 100 } as const;
    const [mine, theirs] = await Promise.all(
      [here, there].map(async ({ service, space }) => {
        const { datasource, dimension, ...common } = query;
        const asked = path.endsWith("entries") ? { ...common, datasource, dimension } : { per_page: 100 };
        const { data } = await service.client(space.tokens.preview).get(path, asked);
        return { ...data, cv: 0 };
      }),
    );
    expect(theirs).toEqual(mine);
  }
  const [mine, theirs] = await Promise.all(
    [here, there].map(async ({ service, space }) => {
      const { data } = await service.client(space.tokens.preview).get("cdn/stories/ratgeber/versand", {
        version: "draft",
        from_release: "1",
      });
      return JSON.stringify(data.story.content);
    }),
  );
  expect(theirs).toBe(mine);
  expect(mine).toContain("In den Wochen vor Weihnachten");
});
