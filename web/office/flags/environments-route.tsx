import { useState } from "react";
import { useNavigate } from "react-router";
import { type EnvironmentMade, officeFlagPaths } from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Row } from "../../../ui/layout.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { officeApi, useMay } from "../api/use-office.ts";
import { AnswerWait } from "../data/answer-wait.tsx";
import { officePages } from "../data/office-paths.ts";
import { useSubmit } from "../data/use-submit.ts";
import { EnvironmentKeys } from "./environment-keys.tsx";
import { FlagHead } from "./flag-head.tsx";
import { useEnvironments } from "./flag-place.ts";
import { NewKeys, type ShownKey } from "./new-keys.tsx";
import { RefusedNotice } from "./refused-notice.tsx";
import { useFlagText } from "./words.ts";

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
  const making = useSubmit(
    (wanted: string) => officeApi().post<EnvironmentMade>(officeFlagPaths.environments, { body: { name: wanted } }),
    async ({ keys }, wanted) => {
      setName("");
      await reload();
      void navigate(`${officePages.flagEnvironments}?${new URLSearchParams({ environment: wanted })}`);
      onMade((["server", "client", "management"] as const).map((kind) => ({ kind, key: keys[kind] })));
    },
  );
  return (
    <Form
      className="flag-form"
      aria-label={t.newEnvironment}
      onSend={() => name.trim() !== "" && making.submit(name.trim())}
    >
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
      {making.problem && <RefusedNotice problem={making.problem} />}
      <Row>
        <Button small look="ghost" type="submit" loading={making.busy}>
          {t.create}
        </Button>
      </Row>
    </Form>
  );
}
