import { useMemo, useState } from "react";
import { languageOf } from "../../../core/locale.ts";
import type { RecipientList } from "../../../design/recipients/recipient.ts";
import { useDesk } from "../desk/desk.ts";
import { useConfigurationView } from "../desk/use-design.ts";
import { chooseConfiguration } from "../editor/choose-configuration.ts";
import { emptyList } from "./change-list.ts";
import { type EraseFailure, eraseList, keepList, type ReadFailure, readListFile } from "./kept-lists.ts";
import { type ListState, useList } from "./use-list.ts";

export interface Recipients {
  readonly state: ListState;
  /** The choice can be made for a list. */
  readonly offered: boolean;
  readonly busy: boolean;
  readonly failure: ReadFailure | EraseFailure | null;
  /** What could not be taken from the file that was read last. */
  readonly notes: { readonly leftOut: number; readonly shortened: readonly number[] } | null;
  readonly read: (file: File) => Promise<void>;
  readonly begin: () => Promise<void>;
  readonly change: (list: RecipientList) => Promise<void>;
  readonly erase: () => Promise<void>;
}

/** The list of the open design and what can be done with it. Every change is another list, and one step of the design. */
export function useRecipients(): Recipients {
  const desk = useDesk();
  const { configuration } = useConfigurationView();
  const state = useList();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Recipients["failure"]>(null);
  const [notes, setNotes] = useState<Recipients["notes"]>(null);
  const { recipients } = desk.kind.design;
  const name = state.step === "ready" ? state.list.name : "";

  return useMemo(() => {
    const keep = async (named: string, list: RecipientList) => {
      const kept = await keepList(named, list);
      if (!kept.ok) return setFailure("failed");
      await chooseConfiguration(desk, recipients?.choose(configuration, kept.value, desk.data) ?? configuration);
    };
    const working = async (work: () => Promise<unknown>) => {
      setBusy(true);
      setFailure(null);
      await work();
      setBusy(false);
    };
    return {
      ...{ state, busy, failure, notes, offered: recipients?.offered(configuration, desk.data) ?? false },
      read: (file) =>
        working(async () => {
          const read = await readListFile(file);
          if (!read.ok) return setFailure(read.error);
          const { leftOut, shortened } = read.value;
          setNotes(leftOut > 0 || shortened.length > 0 ? { leftOut, shortened } : null);
          return keep(file.name.slice(0, 255), read.value);
        }),
      begin: () => working(() => keep("", emptyList(languageOf(desk.shop.locale)))),
      change: (list) => working(() => keep(name, list)),
      erase: () =>
        working(async () => {
          if (state.step !== "ready") return;
          const failed = await eraseList(state.hash);
          if (failed) return setFailure(failed);
          await chooseConfiguration(desk, recipients?.choose(configuration, null, desk.data) ?? configuration);
        }),
    };
  }, [desk, recipients, configuration, state, busy, failure, notes, name]);
}
