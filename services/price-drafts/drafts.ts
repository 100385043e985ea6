import { type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import { changesBetween, type DataChange } from "../../core/data-changes.ts";
import { applyEdits, type Edit } from "../../core/data-edits.ts";
import type { Language } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { shopZone } from "../../core/shop.ts";
import type { Db, Trx } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { AnyKind } from "../../products/registry.ts";
import { lockPublications, publishFollowers } from "../catalogue/service.ts";
import type { DraftProblem } from "./contract.ts";
import {
  type AuditRow,
  addAudit,
  addState,
  closeDraft,
  type Draft,
  draftAt,
  insertDraft,
  lockDraft,
  openDraftOf,
} from "./draft-store.ts";
import { type Subject, shapeOfCatalogue } from "./subjects.ts";

export interface Who {
  readonly id: string;
  readonly name: string;
}

/** Which state of which draft somebody has before her. */
export interface Seen {
  readonly draft: string;
  readonly version: number;
}

/** Somebody else was faster; `changes` says what is different from what was seen. */
export interface Overtaken {
  readonly kind: "draft-changed" | "draft-closed" | "newer-release";
  readonly by: string;
  readonly changes: readonly DataChange[];
}

export type DraftFailure =
  | Overtaken
  | { readonly kind: "draft-open"; readonly by: string }
  | { readonly kind: "release-not-found" | "no-such-place" | "nothing-changed" }
  | { readonly kind: "has-problems"; readonly problems: readonly DraftProblem[] };

/** Points of a publication at which tests kill the process. */
export type PublishStep = "checked" | "released" | "recorded";

export interface DraftsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly kinds: readonly AnyKind[];
  /** Faults of the whole shop after this publication, in the reader's language. */
  readonly check: (
    db: Db,
    subject: Subject,
    draft: { readonly data: unknown; readonly validFrom: CalendarDate },
    language: Language,
  ) => Promise<readonly DraftProblem[]>;
  /** After something was published. */
  readonly published: () => Promise<unknown>;
  readonly crashPoint?: ((step: PublishStep) => void | Promise<void>) | undefined;
}

/** Drafts from the first look to the publication. Nothing here publishes a part of a draft. */
export function createDrafts({ db, clock, kinds, check, published, crashPoint = () => {} }: DraftsOptions) {
  const today = (): CalendarDate => wallClock(clock.now(), shopZone).date;
  const inTransaction = <Value>(work: (trx: Trx) => Promise<Value>) => db.transaction().execute(work);

  /** The draft, locked; or why it is no longer the one that was seen. */
  async function lockSeen(
    trx: Trx,
    subject: Subject,
    { draft: id, version }: Seen,
  ): Promise<Outcome<Draft, Overtaken>> {
    const draft = await lockDraft(trx, id);
    if (draft?.state === "open" && draft.subject === subject.key && draft.version === version) return done(draft);
    const seen = await draftAt(trx, id, version);
    if (draft?.state === "open" && draft.subject === subject.key) {
      return failed(overtaken("draft-changed", draft.changedBy, subject, seen, draft.data));
    }
    const newest = await newestOf(trx, subject);
    const by = await closerOf(trx, subject);
    return failed(overtaken("draft-closed", by, subject, seen, newest?.data));
  }

  return {
    /** The open draft, or what an operator would begin with. */
    async look(subject: Subject): Promise<{ readonly draft: Draft | null; readonly data: unknown }> {
      const draft = (await openDraftOf(db, subject.key)) ?? null;
      return { draft, data: draft?.data ?? (await newestOf(db, subject))?.data ?? null };
    },

    /** Opens a draft from the newest release, or with the data of an older one to go back to it. */
    open: (subject: Subject, from: number | null, who: Who): Promise<Outcome<Draft, DraftFailure>> =>
      inTransaction(async (trx) => {
        await lockPublications(trx);
        const other = await openDraftOf(trx, subject.key);
        if (other) return failed({ kind: "draft-open", by: other.openedBy });
        const newest = await newestOf(trx, subject);
        const data = from === null ? newest?.data : await subject.read(trx, from);
        if (!newest || data === null || data === undefined) return failed({ kind: "release-not-found" });
        const now = clock.now();
        const id = newId();
        await insertDraft(trx, {
          id,
          subject: subject.key,
          basedOn: newest.release,
          restoredFrom: from,
          version: 1,
          data,
          validFrom: today(),
          openedBy: who.name,
          openedAt: now,
        });
        await addAudit(trx, {
          at: now,
          subject: subject.key,
          action: "opened",
          operator: who,
          fromRelease: newest.release,
          toRelease: null,
          validFrom: null,
          restoredFrom: from,
          comment: null,
          changes: [],
        });
        return done((await lockDraft(trx, id)) as Draft);
      }),

    /** All changes or none. */
    edit: (subject: Subject, seen: Seen, edits: readonly Edit[], validFrom: CalendarDate | null, who: Who) =>
      inTransaction(async (trx): Promise<Outcome<Draft, DraftFailure>> => {
        const draft = await lockSeen(trx, subject, seen);
        if (!draft.ok) return draft;
        const changed = applyEdits(draft.value.data, edits);
        if (!changed.ok) return failed({ kind: changed.error });
        const state = { data: changed.value, validFrom: validFrom ?? draft.value.validFrom };
        return done(await nextState(trx, draft.value, state, who));
      }),

    /** Replaces the draft's data by that of a file. */
    take: (subject: Subject, seen: Seen, data: unknown, who: Who): Promise<Outcome<Draft, DraftFailure>> =>
      inTransaction(async (trx) => {
        const draft = await lockSeen(trx, subject, seen);
        if (!draft.ok) return draft;
        await addAudit(trx, {
          at: clock.now(),
          subject: subject.key,
          action: "imported",
          operator: who,
          fromRelease: draft.value.basedOn,
          toRelease: null,
          validFrom: null,
          restoredFrom: null,
          comment: null,
          changes: changesBetween(subject.shape, draft.value.data, data),
        });
        return done(await nextState(trx, draft.value, { data, validFrom: draft.value.validFrom }, who));
      }),

    discard: (subject: Subject, seen: Seen, who: Who): Promise<Outcome<null, DraftFailure>> =>
      inTransaction(async (trx) => {
        const draft = await lockSeen(trx, subject, seen);
        if (!draft.ok) return draft;
        await closeDraft(trx, draft.value.id, "discarded");
        await addAudit(trx, {
          at: clock.now(),
          subject: subject.key,
          action: "discarded",
          operator: who,
          fromRelease: draft.value.basedOn,
          toRelease: null,
          validFrom: null,
          restoredFrom: null,
          comment: null,
          changes: await changesOf(trx, subject, draft.value),
        });
        return done(null);
      }),

    /** Makes the draft a release: the release, the closed draft and the entry of who did it, or nothing. */
    async publish(subject: Subject, seen: Seen, comment: string, who: Who, language: Language) {
      const outcome = await inTransaction(
        async (trx): Promise<Outcome<{ release: number; draft: Draft }, DraftFailure>> => {
          await lockPublications(trx);
          const locked = await lockSeen(trx, subject, seen);
          if (!locked.ok) return locked;
          const draft = locked.value;
          const newest = await newestOf(trx, subject);
          if (!newest) return failed({ kind: "release-not-found" });
          const base = await subject.read(trx, draft.basedOn);
          if (newest.release !== draft.basedOn) {
            return failed(overtaken("newer-release", await closerOf(trx, subject), subject, base, newest.data));
          }
          const changes = changesBetween(subject.shape, base, draft.data);
          if (changes.length === 0) return failed({ kind: "nothing-changed" });
          const whole = subject.complete(draft.data, newest.release + 1, draft.validFrom);
          const problems = await check(trx, subject, { data: whole, validFrom: draft.validFrom }, language);
          if (problems.length > 0) return failed({ kind: "has-problems", problems });
          await crashPoint("checked");
          const release = await subject.publish(trx, draft.data, newest.release, draft.validFrom);
          await crashPoint("released");
          await closeDraft(trx, draft.id, "published");
          await addAudit(trx, {
            at: clock.now(),
            subject: subject.key,
            action: "published",
            operator: who,
            comment,
            changes,
            fromRelease: draft.basedOn,
            toRelease: release,
            restoredFrom: draft.restoredFrom,
            validFrom: subject.dated ? draft.validFrom : null,
          });
          if (subject.kind) await followAlong(trx, subject.key, draft.validFrom, { comment, operator: who });
          await crashPoint("recorded");
          return done({ release, draft });
        },
      );
      // Later reductions compare with today's prices, so they are recorded at once.
      if (outcome.ok) await published();
      return outcome;
    },

    /** Faults that prevent this draft's publication today. */
    problems(subject: Subject, draft: Draft, language: Language, data = draft.data): Promise<readonly DraftProblem[]> {
      const { validFrom } = draft;
      return check(db, subject, { data: subject.complete(data, draft.basedOn + 1, validFrom), validFrom }, language);
    },

    changes: (subject: Subject, draft: Draft) => changesOf(db, subject, draft),
  };

  /** Kinds that follow the published prices, or are followed by it; the log has author and reason as always. */
  async function followAlong(
    trx: Trx,
    published: string,
    from: CalendarDate,
    head: Pick<AuditRow, "comment" | "operator">,
  ) {
    for (const one of await publishFollowers(trx, published, from, kinds)) {
      const kind = kinds.find(({ key }) => key === one.kind);
      await addAudit(trx, {
        ...head,
        at: clock.now(),
        subject: one.kind,
        action: "published",
        restoredFrom: null,
        fromRelease: one.fromRelease,
        toRelease: one.release,
        validFrom: one.validFrom,
        changes: kind ? changesBetween(shapeOfCatalogue(kind), one.before, one.after) : [],
      });
    }
  }

  async function nextState(trx: Trx, draft: Draft, state: Pick<Draft, "data" | "validFrom">, who: Who): Promise<Draft> {
    const next = { ...state, version: draft.version + 1, changedBy: who.name, changedAt: clock.now() };
    await addState(trx, draft.id, next);
    return { ...draft, ...next };
  }
}

async function changesOf(db: Db, subject: Subject, draft: Draft): Promise<readonly DataChange[]> {
  return changesBetween(subject.shape, await subject.read(db, draft.basedOn), draft.data);
}

async function newestOf(db: Db, subject: Subject) {
  const [newest] = await subject.published(db);
  return newest ? { release: newest.release, data: await subject.read(db, newest.release) } : null;
}

/** Operator who closed the last draft; empty when a folder of data was published by hand. */
async function closerOf(db: Db, subject: Subject): Promise<string> {
  const row = await db
    .selectFrom("catalogue_audit")
    .select("operator_name")
    .where("subject", "=", subject.key)
    .where("action", "in", ["published", "discarded"])
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.operator_name ?? "";
}

const overtaken = (kind: Overtaken["kind"], by: string, subject: Subject, seen: unknown, now: unknown): Overtaken => ({
  kind,
  by,
  changes: changesBetween(subject.shape, seen ?? now, now),
});
