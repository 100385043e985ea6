import type { Channel } from "../core/channel.ts";
import type { Database } from "../platform/database/database.ts";
import { silentLog } from "../platform/log/log.ts";
import { stoppedClock } from "../platform/time/clock.ts";
import { contentFixture } from "../services/content/content.fixture.ts";
import { type ContentPages, createContentPages } from "../services/content-pages/service.ts";

/** Pages of a space in two languages, as a web process reads them. */
export async function contentPagesFixture(database: Database) {
  const shop = await contentFixture(database);
  const space = await shop.newSpace(["en"]);
  const clock = stoppedClock("2026-11-21T10:00:00Z");
  /** The content service: what got as far as it, and whether it answers. */
  const service = { calls: 0, away: false };

  function pagesOfProcess(log = silentLog): ContentPages {
    const answer = async (request: Request) => {
      service.calls += 1;
      if (service.away) return Response.json({ error: "away" }, { status: 503 });
      return shop.content.answer(request);
    };
    return createContentPages({
      log,
      clock,
      source: { ...shop.content, answer },
      cards: { folder: "cards" },
      addresses: shop.content.redirects,
    });
  }

  return { space, clock, service, pagesOfProcess, manage: shop.manager(space), close: () => shop.close() };
}

export async function titleOf(
  pages: ContentPages,
  path: string,
  locale: "de-DE" | "en-GB" = "de-DE",
  channel: Channel = "poster",
) {
  const found = await pages.story({ channel, locale, path });
  return found.ok ? found.value.content.title : found.error.kind;
}
