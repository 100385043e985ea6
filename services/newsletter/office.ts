import type { Db } from "../../platform/database/database.ts";
import { literally } from "../../platform/database/like.ts";
import { csvCell } from "../../platform/imports/csv-cells.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { Subscriber, SubscriberList } from "./contract.ts";

export const subscribersPageSize = 50;

export interface SubscribersAsked {
  readonly state?: Subscriber["state"] | undefined;
  readonly search?: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** The newsletter for operators, and its export. */
export function newsletterOffice({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    async list({ state, search, page }: SubscribersAsked): Promise<SubscriberList> {
      let matching = db.selectFrom("newsletter_subscriber");
      if (state !== undefined) matching = matching.where("state", "=", state);
      if (search) matching = matching.where("email", "ilike", `%${literally(search)}%`);
      const [rows, { total }, counted, exports] = await Promise.all([
        matching
          .selectAll()
          .orderBy("asked_at", "desc")
          .orderBy("id", "desc")
          .limit(subscribersPageSize)
          .offset((page - 1) * subscribersPageSize)
          .execute(),
        matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
        db
          .selectFrom("newsletter_subscriber")
          .select(["state", (eb) => eb.fn.countAll<number>().as("count")])
          .groupBy("state")
          .execute(),
        db.selectFrom("newsletter_export").selectAll().orderBy("at", "desc").limit(10).execute(),
      ]);
      const consents = await consentsOf(rows.map(({ id }) => id));
      const counts = { asked: 0, confirmed: 0, ended: 0 };
      for (const one of counted) counts[one.state as Subscriber["state"]] = Number(one.count);
      return {
        subscribers: rows.map((row) => ({
          id: row.id,
          email: row.email,
          state: row.state as Subscriber["state"],
          locale: row.locale as Subscriber["locale"],
          channel: row.channel as Subscriber["channel"],
          askedAt: row.asked_at.toISOString(),
          confirmedAt: row.confirmed_at?.toISOString() ?? null,
          endedAt: row.ended_at?.toISOString() ?? null,
          consents: consents.get(row.id) ?? [],
        })),
        counts,
        total: Number(total),
        page,
        pageSize: subscribersPageSize,
        exports: exports.map(({ operator, at, addresses }) => ({ operator, at: at.toISOString(), addresses })),
      };
    },

    /** All confirmed subscribers as a table; the export is recorded before it is returned. */
    async file(operator: string): Promise<string> {
      const rows = await db
        .selectFrom("newsletter_subscriber")
        .select(["email", "locale", "channel", "confirmed_at as confirmedAt"])
        .where("state", "=", "confirmed")
        .orderBy("confirmed_at")
        .orderBy("id")
        .execute();
      const note = { id: newId(), operator, at: clock.now(), addresses: rows.length };
      await db.insertInto("newsletter_export").values(note).execute();
      const line = (cells: readonly string[]) => `${cells.map((cell) => csvCell(cell, ",")).join(",")}\r\n`;
      const head = line(["email", "locale", "channel", "confirmed"]);
      return head + rows.map((row) => line([row.email, row.locale, row.channel, iso(row.confirmedAt)])).join("");
    },
  };

  async function consentsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Subscriber["consents"]>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom("newsletter_consent")
      .selectAll()
      .where("subscriber_id", "in", [...ids])
      .orderBy("id")
      .execute();
    const found = Map.groupBy(rows, (row) => row.subscriber_id);
    return new Map(
      [...found].map(([id, all]) => [
        id,
        all.map(({ deed, at, place, text_version }) => ({
          deed: deed as Subscriber["state"],
          at: at.toISOString(),
          place,
          textVersion: text_version,
        })),
      ]),
    );
  }
}
export type NewsletterOffice = ReturnType<typeof newsletterOffice>;

const iso = (moment: Date | null): string => moment?.toISOString() ?? "";
