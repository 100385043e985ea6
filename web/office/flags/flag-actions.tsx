import { useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import type { Outcome } from "../../../core/outcome.ts";
import { type FlagDetail, officeFlagPaths as paths } from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { officeApi, useMay } from "../api/use-office.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { useFlagText } from "./words.ts";

interface FlagActionsProps {
  readonly environment: number;
  readonly flag: FlagDetail;
  readonly onChanged: (flag: FlagDetail, text: string) => void;
}

type Step = "kill" | "revive" | "archive";

/** Switching a flag off and on again, and putting it away; each asks once. */
export function FlagActions({ environment, flag, onChanged }: FlagActionsProps) {
  const t = useFlagText();
  const mayChange = useMay("flags-change");
  const [asked, setAsked] = useState<Step | null>(null);
  const { definition, changeNumber, isArchived } = flag;
  const { name } = definition;
  const body = { changeNumber };
  const steps = {
    kill: {
      label: t.kill,
      title: t.killTitle({ flag: name }),
      text: t.killText({ treatment: definition.defaultTreatment }),
      done: t.killDone,
      send: () => officeApi().post<FlagDetail>(paths.kill(environment, name), { body: {} }),
    },
    revive: {
      label: t.revive,
      title: t.reviveTitle({ flag: name }),
      text: t.reviveText,
      done: t.reviveDone,
      send: () => officeApi().post<FlagDetail>(paths.revive(environment, name), { body }),
    },
    archive: {
      label: t.archive,
      title: t.archiveTitle({ flag: name }),
      text: t.archiveText,
      done: t.archiveDone,
      send: () => officeApi().del<FlagDetail>(paths.flag(environment, name), { body }),
    },
  } satisfies Record<Step, { send: () => Promise<Outcome<FlagDetail, Problem>>; [word: string]: unknown }>;
  if (isArchived) return null;
  const step = asked ?? "kill";
  return (
    <Row>
      {!definition.killed && (
        <Button small icon="paused" onClick={() => setAsked("kill")}>
          {t.kill}
        </Button>
      )}
      {definition.killed && mayChange && (
        <Button small look="ghost" icon="refresh" onClick={() => setAsked("revive")}>
          {t.revive}
        </Button>
      )}
      {mayChange && (
        <Button small look="quiet" onClick={() => setAsked("archive")}>
          {t.archive}
        </Button>
      )}
      <AskDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={steps[step].title}
        text={steps[step].text}
        submit={steps[step].label}
        send={steps[step].send}
        onDone={(changed) => onChanged(changed, steps[step].done)}
      />
    </Row>
  );
}
