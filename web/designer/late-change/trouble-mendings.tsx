import { Button } from "../../../ui/button.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import { CheckMendings } from "../panels/check/check-mendings.tsx";
import { useShortName } from "../panels/check/use-short-name.ts";
import { cutMendings } from "./cut-mendings.ts";
import type { Trouble } from "./trouble.ts";

/** What mends with one click what a change did; nothing where people have to decide for themselves. */
export function TroubleMendings({ trouble }: { readonly trouble: Trouble }) {
  const { lateChange: t, panels } = useMessages().designer;
  const { session } = useDesignContext();
  const { document, layouts } = useDesignView();
  const name = useShortName(trouble);
  if (trouble.reason === "found") return <CheckMendings checked={trouble.checked} name={name} />;
  if (trouble.reason === "left-out") return null;
  return cutMendings(trouble, document, layouts).map(({ kind, step }) => (
    <Button
      key={kind}
      look="ghost"
      small
      aria-label={panels.check.about({ where: name, what: t.mend[kind] })}
      onClick={() => session.perform(step)}
    >
      {t.mend[kind]}
    </Button>
  ));
}
