import { languageOf } from "../../../core/locale.ts";
import { isRecipientField } from "../../../design/recipients/fields.ts";
import type { RecipientList } from "../../../design/recipients/recipient.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Select } from "../../../ui/select.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { fieldChoices, withColumn } from "./change-list.ts";
import type { ListEdit } from "./use-recipients.ts";

interface ColumnChoiceProps {
  readonly list: RecipientList;
  readonly onChange: (edit: ListEdit) => void;
}

/** What each column of the file means, as it was read from its heading. */
export function ColumnChoice({ list, onChange }: ColumnChoiceProps) {
  const t = useMessages().designer.recipients;
  const language = languageOf(useDesignContext().shop.locale);
  const known = list.columns.filter(({ key }) => isRecipientField(key)).length;
  const options = [{ value: "own", label: t.ownColumn }, ...fieldChoices(language)];
  return (
    <Disclosure title={t.columns} value={t.at({ n: known, all: list.columns.length })}>
      <div className="recipients-columns">
        {list.columns.map(({ key, head }) => (
          <Select
            key={key}
            label={t.columnIs({ head })}
            options={options}
            value={isRecipientField(key) ? key : "own"}
            onChange={({ target: { value } }) =>
              onChange((now) => withColumn(now, key, isRecipientField(value) ? value : null))
            }
          />
        ))}
      </div>
    </Disclosure>
  );
}
