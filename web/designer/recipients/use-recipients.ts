import { useMemo, useRef, useState } from "react";
import { languageOf } from "../../../core/locale.ts";
import type { RecipientList, RecipientsRef } from "../../../design/recipients/recipient.ts";
import { type DesignContext, useDesignContext } from "../context/design-context.ts";
import { useConfigurationView } from "../context/use-design.ts";
import { chooseConfiguration } from "../pages/choose-configuration.ts";
import { emptyList } from "./change-list.ts";
import { eraseList, keepList, type ReadFailure, readListFile } from "./kept-lists.ts";
import { type ListState, useList } from "./use-list.ts";

export type ListEdit = (list: RecipientList) => RecipientList;

export interface Recipients {
  readonly state: ListState;
  /** The choice can be made for a list. */
  readonly offered: boolean;
  readonly busy: boolean;
  readonly failure: ReadFailure | "inOrder" | null;
  /** What could not be taken from the file that was read last. */
  readonly notes: { readonly leftOut: number; readonly shortened: readonly number[] } | null;
  readonly read: (file: File) => Promise<void>;
  readonly begin: () => Promise<void>;
  /** Edits follow each other, also while one before is still being kept. */
  readonly change: (edit: ListEdit) => Promise<void>;
  readonly erase: () => Promise<void>;
}

/** The list of the open design and its commands. Every change is another list, and one step of the design. */
export function useRecipients(): Recipients {
  const context = useDesignContext();
  const { configuration } = useConfigurationView();
  const state = useList();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Recipients["failure"]>(null);
  const [notes, setNotes] = useState<Recipients["notes"]>(null);
  /** As edited last, while it is being kept. */
  const edited = useRef<RecipientList | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const offered = context.kind.design.recipients?.offered(configuration, context.data) ?? false;

  return useMemo(() => {
    const keep = async (named: string, list: RecipientList) => {
      const kept = await keepList(named, list);
      if (!kept.ok) return setFailure("failed");
      await choose(context, kept.value);
    };
    const working = (work: () => Promise<unknown>): Promise<void> => {
      setBusy(true);
      setFailure(null);
      const done = queue.current.then(work).then(() => setBusy(false));
      queue.current = done;
      return done;
    };
    return {
      state,
      busy,
      failure,
      notes,
      offered,
      read: (file) =>
        working(async () => {
          const read = await readListFile(file);
          if (!read.ok) return setFailure(read.error);
          const { leftOut, shortened } = read.value;
          setNotes(leftOut > 0 || shortened.length > 0 ? { leftOut, shortened } : null);
          return keep(file.name.slice(0, 255), read.value);
        }),
      begin: () => working(() => keep("", emptyList(languageOf(context.shop.locale)))),
      change: (edit) => {
        if (state.step !== "ready") return Promise.resolve();
        const { name } = state.list;
        const next = edit(edited.current ?? state.list);
        edited.current = next;
        return working(async () => {
          // What was edited meanwhile has this change in it, too.
          if (edited.current !== next) return;
          await keep(name, next);
          if (edited.current === next) edited.current = null;
        });
      },
      erase: () =>
        working(async () => {
          if (state.step !== "ready") return;
          const outcome = await eraseList(state.hash);
          if (outcome === "failed") return setFailure(outcome);
          if (outcome === "inOrder") setFailure(outcome);
          await choose(context, null);
        }),
    };
  }, [context, state, busy, failure, notes, offered]);
}

/** Another list of the design as it is now, whatever else was chosen meanwhile. */
async function choose(context: DesignContext, list: RecipientsRef | null): Promise<void> {
  const { kind, session, data } = context;
  const configuration: unknown = kind.configurationSchema.parse(session.state().document.configuration);
  await chooseConfiguration(context, kind.design.recipients?.choose(configuration, list, data) ?? configuration);
}
