import type { TextElement } from "../../../../design/document.ts";
import { type Remedy, remediesOf } from "../../../../design/finding.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useMessages } from "../../../words/context.tsx";
import type { BoardSide } from "../../board/board.ts";
import { useWork } from "../../board/work.ts";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView, useStock } from "../../context/use-design.ts";
import { ContinueText } from "./continue-button.tsx";
import { textRemedies } from "./remedies.ts";
import { isOfText, type TextFinding } from "./text-trouble.ts";

interface TextTroubleProps {
  readonly texts: readonly TextElement[];
  readonly side: BoardSide;
}

/** What should be mended about the selected texts, each with what mends it. */
export function TextTrouble({ texts, side }: TextTroubleProps) {
  const { findings } = useDesignView();
  return texts.flatMap((text) =>
    findings
      .filter(isOfText)
      .filter(({ element }) => element === text.id)
      .map((finding) => <Trouble key={`${text.id} ${finding.reason}`} finding={finding} text={text} side={side} />),
  );
}

interface TroubleProps {
  readonly finding: TextFinding;
  readonly text: TextElement;
  readonly side: BoardSide;
}

function Trouble({ finding, text, side }: TroubleProps) {
  const t = useMessages().designer.text;
  const { session } = useDesignContext();
  const { enter, showStage } = useWork();
  const material = useStock();
  const mending = textRemedies(finding, text, { material, ...side.layout });
  const canShorten = remediesOf(finding).includes("shorten-text");
  const write = () => {
    showStage();
    session.select([text.id]);
    enter(text.id);
  };
  return (
    <section>
      <Notice tone="warn" announce="polite" title={wordsOf(finding, t)}>
        <div className="text-mend">
          {mending.map(({ remedy, step }) => (
            <Button key={remedy} look="ghost" small onClick={() => session.perform(step)}>
              {remedyWords(remedy, t)}
            </Button>
          ))}
          <ContinueText finding={finding} element={text} />
          {canShorten && (
            <Button look="ghost" small onClick={write}>
              {t.remedies["shorten-text"]}
            </Button>
          )}
        </div>
      </Notice>
    </section>
  );
}

type TextWords = ReturnType<typeof useMessages>["designer"]["text"];

const wordsOf = (finding: TextFinding, { trouble }: TextWords): string =>
  finding.reason === "characters-missing"
    ? trouble[finding.reason]({ signs: finding.characters.join(" ") })
    : finding.reason === "words-cut-away"
      ? trouble[finding.reason]({ words: finding.words.join(" ") })
      : trouble[finding.reason];

const remedyWords = (remedy: Remedy, { remedies }: TextWords): string =>
  (remedies as Partial<Record<Remedy, string>>)[remedy] ?? remedy;
