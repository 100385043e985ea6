import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { Problem } from "../../../core/http/problem.ts";
import { type EnvironmentMade, officeFlagPaths } from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { AnswerWait } from "../data/answer-wait.tsx";
import { officePages } from "../data/office-paths.ts";
import { officeApi, useMay } from "../session/use-office.ts";
import { EnvironmentKeys } from "./environment-keys.tsx";
import { FlagHead } from "./flag-head.tsx";
import { useEnvironments } from "./flag-place.ts";
import { NewKeys, type ShownKey } from "./new-keys.tsx";
import { RefusedNotice } from "./refused-notice.tsx";
import { useFlagText } from "./use-flag-text.ts";

/** What opens the environment that is looked at, and another environment. */
export default function FlagEnvironments() {
  const t = useFlagText();
  const environments = useEnvironments();
  const { current } = environments;
  const mayChange = useMay("flags-change");
  const [made, setMade] = useState<readonly ShownKey[]>([]);
  return (
    <>
      <FlagHead environments={environments} part="environmentList" />
      <AnswerWait answer={environments.answer} onRetry={() => void environments.reload()} />
      <div className="flag">
        <p className="mute">{t.environmentsText}</p>
        {!mayChange && <p>{t.onlyManagement}</p>}
        {mayChange && (
          <>
            {made.length > 0 && <NewKeys keys={made} onDone={() => setMade([])} />}
            {current && <EnvironmentKeys key={current.id} environment={current} onMade={(key) => setMade([key])} />}
            <NewEnvironment reload={environments.reload} onMade={setMade} />
          </>
        )}
      </div>
    </>
  );
}

interface NewEnvironmentProps {
  readonly reload: () => Promise<void>;
  readonly onMade: (keys: readonly ShownKey[]) => void;
}

function NewEnvironment({ reload, onMade }: NewEnvironmentProps) {
  const t = useFlagText();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  async function make(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === "") return;
    const made = await officeApi().post<EnvironmentMade>(officeFlagPaths.environments, { body: { name: wanted } });
    if (!made.ok) return setProblem(made.error);
    const { keys } = made.value;
    setProblem(null);
    setName("");
    await reload();
    void navigate(`${officePages.flagEnvironments}?${new URLSearchParams({ environment: wanted })}`);
    onMade((["server", "client", "management"] as const).map((kind) => ({ kind, key: keys[kind] })));
  }
  return (
    <form className="flag-form" aria-label={t.newEnvironment} onSubmit={(event) => void make(event)}>
      <h2>{t.newEnvironment}</h2>
      <TextInput
        label={t.name}
        hint={t.environmentHint}
        value={name}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setName(target.value)}
      />
      {problem && <RefusedNotice problem={problem} />}
      <div className="flag-buttons">
        <Button small look="ghost" type="submit">
          {t.create}
        </Button>
      </div>
    </form>
  );
}
