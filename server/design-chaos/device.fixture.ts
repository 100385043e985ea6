import { canonicalJson } from "../../design/canonical-json.ts";
import type { Operation } from "../../design/operation.ts";
import { findDesign } from "../../web/designer/opening/find-design.ts";
import type { DesignApi } from "../../web/designer/store/design-api.ts";
import type { KeptDesign } from "../../web/designer/store/kept-design.ts";
import type { News } from "../../web/designer/store/rebase/news.ts";
import { createSession, type Session } from "../../web/designer/store/session.ts";
import { unsteadyJournal } from "./unsteady-shop.fixture.ts";

/** One device with a design in a tab that may be killed, and the operations that were confirmed to it. */
export function device(api: DesignApi, design: string) {
  const { journal, fill } = unsteadyJournal();
  const performed: Operation[] = [];
  /** Operations that this device's storage has confirmed. */
  const acknowledged = new Map<string, Operation>();
  const copies = new Set<string>();
  let session: Session | null = null;
  let wasFull = false;

  const watched = {
    ...journal,
    async write(kept: KeptDesign) {
      const written = await journal.write(kept);
      if (written) for (const { operation } of kept.pending) acknowledged.set(canonicalJson(operation), operation);
      return written;
    },
  };

  async function open(): Promise<Session | null> {
    const found = await findDesign(design, { api, journal });
    if (!found.ok) return null;
    session = createSession(found.value.kept, found.value.save, {
      api,
      journal: watched,
      network: { online: () => true, onChange: () => () => {} },
      hashOf: () => null,
      announce: () => {},
      copyTitle: (title: string) => title,
    });
    const watch = (news: News | null) => news?.copy && copies.add(news.copy.design);
    session.subscribe(() => watch(session?.state().news ?? null));
    return session;
  }

  return {
    open,
    performed,
    acknowledged,
    copies,
    fill(full: boolean) {
      wasFull ||= full;
      fill(full);
    },
    wasFull: () => wasFull,
    session: () => session,
    edit(operation: Operation) {
      if (!session) return;
      const before = session.state().kept.history;
      performed.push(operation);
      session.perform(operation);
      // An operation that does not fit her design was not performed.
      if (session.state().kept.history === before) performed.pop();
    },
    kill() {
      session?.close();
      session = null;
    },
  };
}

export type Device = ReturnType<typeof device>;
