import { useRef, useState } from "react";
import { contentTokensPath, type NewToken, tokenKinds } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { problemText } from "../../data/failed-answer.tsx";
import { useOfficeMessages } from "../../messages.ts";
import { officeApi } from "../../session/use-office.ts";
import type { TokenWords } from "./words.ts";

interface TokenFormProps {
  readonly t: TokenWords;
  readonly onMade: (made: NewToken, name: string) => void;
}

/** What a token is for and what it may do; what is wrong stands at the name. */
export function TokenForm({ t, onMade }: TokenFormProps) {
  const words = useOfficeMessages();
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<string>();
  const [sending, setSending] = useState(false);

  async function make(data: FormData) {
    const [name, kind] = [String(data.get("name")).trim(), String(data.get("kind"))];
    if (name === "") return setFault(t.noName);
    // Of two clicks the second would make a token that nobody sees.
    if (sending) return;
    setSending(true);
    const made = await officeApi().post<NewToken>(contentTokensPath, { body: { name, kind } });
    setSending(false);
    if (!made.ok) return setFault(problemText(made.error, words.problems));
    setFault(undefined);
    form.current?.reset();
    onMade(made.value, name);
  }

  return (
    <form
      ref={form}
      aria-label={t.add}
      className="tokens-form"
      onSubmit={(event) => {
        event.preventDefault();
        void make(new FormData(event.currentTarget));
      }}
    >
      <TextInput name="name" label={t.name} hint={t.nameHint} error={fault} maxLength={60} />
      <Select name="kind" label={t.kind} options={tokenKinds.map((value) => ({ value, label: t.kinds[value] }))} />
      <Button type="submit" small loading={sending} loadingText={t.making}>
        {t.make}
      </Button>
    </form>
  );
}
