import { Dialog } from "../../../../ui/dialog.tsx";
import { useMessages } from "../../../words/context.tsx";
import { type Command, type KeyGroup, keyGroups, keyMap } from "../../hands/key-map.ts";
import { keyWords } from "../../hands/key-words.ts";
import { overviewKeys } from "../../overview/overview-keys.ts";
import { usePageRule } from "../../pages/use-page-rule.ts";
import { pileKeyGroups, pileKeys } from "../../pile/pile-keys.ts";
import "./keys-dialog.css";

/** A table of prints, whose order may be part of the product. */
export type TableOfKeys = "loose" | "ordered";

interface KeysDialogProps {
  /** Its keys are listed in place of those of the stage. */
  readonly table: TableOfKeys | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All keys of the editor, from the key map. */
export function KeysDialog({ table, open, onClose }: KeysDialogProps) {
  const t = useMessages().designer.hands;
  return (
    <Dialog open={open} onClose={onClose} title={t.keys.title} closeLabel={t.keys.close} wide onlyRead>
      {table === null && (
        <>
          <p className="label">{t.keys.note}</p>
          <p className="label only-desktop">{t.keys.pointer}</p>
        </>
      )}
      <div className="key-groups">
        {table !== null && <TableKeyLists ordered={table === "ordered"} />}
        {keyGroups.map((group) =>
          table === null || group === "everywhere" ? (
            <KeyList key={group} group={group} table={table !== null} />
          ) : null,
        )}
        {table === null && <OverviewKeyList />}
      </div>
    </Dialog>
  );
}

/** Copying comes as events of the browser, so that it is no command of the map. */
const copying = [
  ["copy", "Ctrl+c"],
  ["cut", "Ctrl+x"],
  ["paste", "Ctrl+v"],
] as const;

/** Of the table, from its own key map. */
function TableKeyLists({ ordered }: { readonly ordered: boolean }) {
  const { hands, pile } = useMessages().designer;
  const groups = Object.entries(pileKeyGroups).filter(([group]) => ordered || group !== "arrange");
  return groups.map(([group, lines]) => (
    <section key={group}>
      <h3>{hands.keys.groups[group as KeyGroup]}</h3>
      <dl className="key-list">
        {lines.map((line) => (
          <KeyLine key={line} words={pile.keys[line]} keys={pileKeys[line]} />
        ))}
      </dl>
    </section>
  ));
}

/** Of the view of all pages, for products whose pages can be put in order. */
function OverviewKeyList() {
  const { overview, pages, pile } = useMessages().designer;
  if (!usePageRule()) return null;
  const words: Record<keyof typeof overviewKeys, string> = {
    walk: overview.walk,
    extend: pile.keys.extend,
    ends: overview.ends,
    choose: pile.keys.choose,
    all: overview.all,
    none: overview.clear,
    open: overview.open,
    remove: pages.remove,
    copy: pages.copy,
    pickUp: overview.pickUp,
    forwards: overview.forwards,
    backwards: overview.backwards,
  };
  return (
    <section>
      <h3>{overview.title}</h3>
      <dl className="key-list">
        {Object.entries(overviewKeys).map(([line, keys]) => (
          <KeyLine key={line} words={words[line as keyof typeof overviewKeys]} keys={keys} />
        ))}
      </dl>
    </section>
  );
}

/** What changes nothing on a table: there is no view to make larger. */
const onStageOnly: ReadonlySet<Command> = new Set<Command>(["zoom-in", "zoom-out", "whole"]);

function KeyList({ group, table }: { readonly group: KeyGroup; readonly table: boolean }) {
  const t = useMessages().designer.hands;
  const commands = (Object.keys(keyMap) as Command[]).filter(
    (command) => keyMap[command].group === group && !(table && onStageOnly.has(command)),
  );
  return (
    <section>
      <h3>{t.keys.groups[group]}</h3>
      <dl className="key-list">
        {group === "select" && <KeyLine words={t.keys.tab} keys={["Tab"]} />}
        {commands.map((command) => (
          <KeyLine key={command} words={t.commands[command]} keys={keyMap[command].keys.slice(0, shown(command))} />
        ))}
        {group === "change" && copying.map(([word, key]) => <KeyLine key={key} words={t[word]} keys={[key]} />)}
      </dl>
    </section>
  );
}

/** The note says what Shift and Ctrl do with arrows. */
const shown = (command: Command) => (command.startsWith("nudge") ? 1 : undefined);

function KeyLine({ words, keys }: { readonly words: string; readonly keys: readonly string[] }) {
  const t = useMessages().designer.hands.keys;
  return (
    <div className="key-line">
      <dt>{words}</dt>
      <dd>
        {keys.map((key, at) => (
          <span key={key}>
            {at > 0 && <span className="key-or"> {t.or} </span>}
            <kbd>{keyWords(key, t)}</kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}
