import type { FlagKeyKind } from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useFlagText } from "./words.ts";

export interface ShownKey {
  readonly kind: FlagKeyKind;
  readonly key: string;
}

interface NewKeysProps {
  readonly keys: readonly ShownKey[];
  readonly onDone: () => void;
}

/** Keys that were just made, until somebody says that she has them: nobody is told them again. */
export function NewKeys({ keys, onDone }: NewKeysProps) {
  const t = useFlagText();
  return (
    <Notice
      tone="warn"
      announce="polite"
      title={t.keysMade}
      action={
        <Button small onClick={onDone}>
          {t.keysKept}
        </Button>
      }
    >
      <p>{t.keysOnce}</p>
      <dl className="flag-keys">
        {keys.map(({ kind, key }) => (
          <div key={kind}>
            <dt>{t.keyKinds[kind]}</dt>
            <dd>
              <code>{key}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
