import { type Language, languageOf, languages } from "../../../core/locale.ts";
import { operatorPaths } from "../../../services/operators/contract.ts";
import { Select } from "../../../ui/select.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi, officeSession } from "../api/use-office.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { useAccessText } from "../session/access-words.ts";
import { accessFailure } from "./access-failure.ts";

/** A language as it calls itself. */
const ownName = (language: Language) => {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** The language in which an operator reads the office, on every device; what she chooses is there at once. */
export function ChooseLanguage() {
  const t = useAccessText();
  const { login } = useOfficeMessages();
  const language = languageOf(useLocale());
  const choosing = useSubmit(
    (wanted: Language) => officeApi().post(operatorPaths.language, { body: { language: wanted } }),
    () => officeSession().start(),
  );
  return (
    <Select
      label={t.language}
      hint={t.languageText}
      value={language}
      disabled={choosing.busy}
      error={choosing.problem ? accessFailure(choosing.problem, login, t) : undefined}
      options={languages.map((one) => ({ value: one, label: ownName(one) }))}
      onChange={({ currentTarget }) => void choosing.submit(currentTarget.value as Language)}
    />
  );
}
