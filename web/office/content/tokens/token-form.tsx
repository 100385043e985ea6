import { useRef, useState } from "react";
import { contentTokensPath, type NewToken, tokenKinds } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Form } from "../../../../ui/form.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { officeApi } from "../../api/use-office.ts";
import { problemText } from "../../data/failed-answer.tsx";
import { useSubmit } from "../../data/use-submit.ts";
import { useOfficeMessages } from "../../messages.ts";
import type { TokenWords } from "./words.ts";

interface TokenFormProps {
  readonly t: TokenWords;
  readonly onMade: (made: NewToken, name: string) => void;
}

/** What a token is for and what it may do; what is wrong stands at the name. */
export function TokenForm({ t, onMade }: TokenFormProps) {
  const words = useOfficeMessages();
  const form = useRef<HTMLFormElement>(null);
  const [isNameless, setNameless] = useState(false);
  const { submit, busy, problem } = useSubmit(
    (name: string, kind: string) => officeApi().post<NewToken>(contentTokensPath, { body: { name, kind } }),
    (made, name) => {
      form.current?.reset();
      onMade(made, name);
    },
  );
  function make(element: HTMLFormElement) {
    const data = new FormData(element);
    const name = String(data.get("name")).trim();
    setNameless(name === "");
    return name !== "" && submit(name, String(data.get("kind")));
  }
  const fault = isNameless ? t.noName : problem && problemText(problem, words.problems);

  return (
    <Form ref={form} aria-label={t.add} className="tokens-form" onSend={make}>
      <TextInput name="name" label={t.name} hint={t.nameHint} error={fault} maxLength={60} />
      <Select name="kind" label={t.kind} options={tokenKinds.map((value) => ({ value, label: t.kinds[value] }))} />
      <Button type="submit" small loading={busy} loadingText={t.making}>
        {t.make}
      </Button>
    </Form>
  );
}
